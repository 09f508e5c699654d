"""Slow games for a month (in the tests) or a year (`make soak`): many people, servers, time zones and games, and
everything that goes wrong in a long time. Messages are counted where Discord receives them."""
