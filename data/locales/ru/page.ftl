# Страница стола в браузере

page-people = Кто вы
page-table = Стол
page-messages = Сообщения
page-unread = Есть новые сообщения только для вас.
page-closed = Стол закрыт. Страница оживёт сама, как только он откроется.
page-changed = Это только что изменилось. Посмотрите и нажмите ещё раз.
# Как говорит Discord под сообщением одному человеку и рядом с изменённым.
page-private = Видно только вам
page-edited = (изменено)
# Слова самого Discord вокруг сообщений и форм.
page-cancel = Отмена
page-submit = Отправить
page-thinking = Думаю…
page-used = { $name }: команда { $command }
page-write = Написать в { $place }
page-older = Показать предыдущие сообщения
page-newer = Более новые сообщения
page-newest = Новые сообщения · к последнему
page-empty = Здесь пока нет сообщений.
page-required = Это поле нужно заполнить.
