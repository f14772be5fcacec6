"""Subsets the site's two font families: `src/fonts/*.woff2`.

A first visit downloads them before its text has its final look. Headings always have one weight, so their file is a
static instance of the variable font; the text keeps the weights from regular to bold. Characters: the letters of the
site's two languages and typographic punctuation. So each file fits into the first ten packets of a connection, with
its response header: a larger one costs a first visit another round trip. The rest of Latin-1 (João, Zoë), and the
letters of names from the rest of Europe (Wanjirū, Ionuț, Wiśniewska), are in separate files, which a browser fetches
only for a page that uses one of them: see `styles/fonts.css`.

    pip install fonttools==4.68.0 brotli==1.2.1
    python scripts/make-fonts.py
"""

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

APP = Path(__file__).resolve().parent.parent
FAMILIES = APP / "node_modules/@fontsource-variable"
FONTS = APP / "src/fonts"

LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0\u00ad¡©ª«°·º»¿×ÁÉÍÓÚÜÑáéíóúüñ–—‘’“”•…€−")]
LATIN_1 = [c for c in [*range(0xA0, 0x100), *map(ord, "ıŒœ™←↑→↓")] if c not in LETTERS]
LATIN_EXTENDED = [c for c in [*range(0x100, 0x180), *range(0x218, 0x21C)] if c not in LATIN_1]
FEATURES = ["kern", "locl", "liga", "tnum"]
# A response header takes about 570 bytes of the 14,600.
LARGEST = 14_000


def cut(family: str, subset: str, characters: list[int], weight: int | tuple[int, int], name: str) -> None:
    font = TTFont(FAMILIES / family / f"files/{family}-{subset}-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight})
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [1, 2]
    options.notdef_outline = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(FONTS / f"{name}.woff2")
    size = (FONTS / f"{name}.woff2").stat().st_size
    assert size <= LARGEST, f"{name}: {size} bytes"
    print(name, size, "bytes")


for family, weight, name in [("bricolage-grotesque", 700, "headings"), ("figtree", (400, 700), "text")]:
    cut(family, "latin", LETTERS, weight, name)
    cut(family, "latin", LATIN_1, weight, f"{name}-neighbours")
    cut(family, "latin-ext", LATIN_EXTENDED, weight, f"{name}-names")
    shutil.copyfile(FAMILIES / family / "LICENSE", FONTS / f"{name}.LICENSE.txt")
