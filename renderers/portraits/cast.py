"""Each recruit's appearance and tool, based on their name and profession."""

from __future__ import annotations

from .figures import Figure

CAST: dict[str, Figure] = {
    # Euphorians
    "ben": Figure("fair", "parted brown", "bow gold", "dice", face=("glasses", "smile")),
    "bradley": Figure("brown", "slick black", "tunic white", "rocket", face=("goggles",)),
    "esme": Figure("tan", "bob red", "uniform ochre", "flame", "fire_helmet red", ("lips",)),
    "gary": Figure("fair", "short brown", "overalls blue", "bulb", "beanie gold", ("moustache",)),
    "jefferson": Figure("pale", "spikes grey", "coat ink", "coil", face=("goggles", "smile")),
    "julia": Figure("dark", "bun black", "uniform ink", "magnifier", "cap ink", ("lips", "frown")),
    "katy": Figure("fair", "bun blond", "coat white", "diet", face=("glasses", "lips")),
    "laura": Figure("pale", "curls red", "dress plum", "gift", "feather plum", ("lips", "smile", "earrings")),
    "michael": Figure("tan", "short black", "jacket ochre", "wrench", "helmet gold", ("beard",)),
    "nakagawa": Figure("fair", "braids black", "cloak rust", "bow_arrow", face=("scar",)),
    "ray": Figure("brown", "short grey", "overalls ochre", "clipboard", "helmet white", ("moustache",)),
    "yordy": Figure("pale", "slick black", "suit grey", "decline", "bowler ink", ("frown",)),
    # Subterrans
    "andrew": Figure("fair", "short red", "jacket orange", "lantern", "lamp_helmet red", ("beard",)),
    "brett": Figure("tan", "short black", "hoodie navy", "padlock", "hood navy", ("goatee",)),
    "chase": Figure("dark", "short black", "overalls grey", "pickaxe", "lamp_helmet gold", ("beard",)),
    "curtis": Figure("pale", "slick grey", "suit ink", "megaphone", face=("moustache", "monocle")),
    "dave": Figure("brown", "short grey", "uniform green", "dynamite", "cap green", ("moustache", "patch")),
    "faith": Figure("tan", "tail brown", "overalls teal", "turbine", face=("goggles",)),
    "jonathan_gambler": Figure("fair", "slick brown", "bow plum", "cards", "visor lime", ("goatee", "smile")),
    "josiah": Figure("dark", "curls black", "hoodie green", "terminal", face=("big_glasses",)),
    "maggie": Figure("fair", "long red", "jacket rust", "wanted", "wide_hat ochre", ("bandana",)),
    "phil": Figure("tan", "short black", "coat sand", "camera", "fedora grey", ("shades",)),
    "soulless": Figure("pale", "bald", "overalls navy", "pipe", face=("gas_mask",)),
    "xander": Figure("tan", "shaggy brown", "rags blue", "shovel", "helmet orange", ("goggles",)),
    # Wastelanders
    "brian": Figure("tan", "short grey", "apron plum", "grapes", "wide_hat sand", ("moustache", "smile")),
    "flartner": Figure("fair", "shaggy red", "rags ochre", "sledge", face=("long_beard", "frown")),
    "geek": Figure("dark", "curls plum", "cloak plum", "crystal", "hood plum", ("big_glasses",)),
    "ian": Figure("brown", "short black", "apron green", "pot", "wide_hat gold", ("glasses", "smile")),
    "jacko": Figure("pale", "bald white", "cloak teal", "archive", face=("glasses", "long_beard")),
    "jonathan_artist": Figure("fair", "parted brown", "scarf navy", "easel", "beret red", ("moustache",)),
    "kyle": Figure("tan", "mohawk red", "rags grey", "magnet", face=("goggles", "scar")),
    "nick": Figure("fair", "parted blond", "scarf white", "masks", face=("smile",)),
    "pete": Figure("pale", "bald", "apron red", "cutlery", face=("teeth", "scar")),
    "reitz": Figure("fair", "short white", "jacket sand", "amphora", "fedora ochre", ("glasses", "beard")),
    "scarby": Figure("brown", "shaggy brown", "cloak rust", "sickle", "knight grey", ("moustache", "scar")),
    "steven": Figure("dark", "short black", "bow navy", "scroll", "mortarboard ink", ("glasses",)),
    # Icarites
    "amanda": Figure("fair", "bob blond", "suit teal", "contract", face=("lips", "earrings")),
    "flavio": Figure("brown", "short black", "cloak gold", "scales", "turban white", ("beard", "smile")),
    "gidget": Figure("pale", "long plum", "dress ink", "spiral", face=("lips", "earrings")),
    "josh": Figure("dark", "short black", "suit navy", "talk", face=("smile", "goatee")),
    "kaden": Figure("tan", "bald", "tunic ink", "hook", face=("balaclava",)),
    "lee": Figure("tan", "curls brown", "dress pink", "telephone", face=("lips", "smile", "earrings")),
    "matthew": Figure("fair", "short brown", "jacket ink", "loot", "beanie grey", ("domino",)),
    "maxime": Figure("pale", "parted black", "bow ink", "flag", "top_hat ink", ("monocle", "moustache")),
    "rebecca": Figure("brown", "braids black", "scarf orange", "suitcase", "headscarf red", ("smile",)),
    "sarinee": Figure("brown", "tail black", "scarf lime", "cloud_jar", "flyer rust", ("lips",)),
    "sheppard": Figure("fair", "short grey", "coat lime", "brain", "mirror white", ("surgeon",)),
    "zong": Figure("tan", "bun white", "cloak navy", "telescope", face=("long_beard",)),
}
