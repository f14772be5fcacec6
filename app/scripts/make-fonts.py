"""Cuts the site's two fonts out of the whole families: `src/fonts/*.woff2`.

A first visit pays for every byte of them before its text looks right. Headings are always of one weight, so theirs is
a single weight of the variable font; the text keeps the weights from regular to bold. Characters: the letters of the
site's two languages and the signs of good typography. So each file fits into the first ten packets of a connection,
with its head: a larger one costs a first visit another round trip. What else Latin-1 has (João, Zoë), and the letters
that names from the rest of Europe need (Wanjirū, Ionuț, Wiśniewska), are in files of their own, which a browser
fetches only for a page that has one of them: `styles/fonts.css` says which those are.

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
OF_NEIGHBOURS = [c for c in [*range(0xA0, 0x100), *map(ord, "ıŒœ™←↑→↓")] if c not in LETTERS]
OF_NAMES = [c for c in [*range(0x100, 0x180), *range(0x218, 0x21C)] if c not in OF_NEIGHBOURS]
FEATURES = ["kern", "locl", "liga", "tnum"]
# A response's head takes about 570 bytes of the 14,600.
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
    cut(family, "latin", OF_NEIGHBOURS, weight, f"{name}-neighbours")
    cut(family, "latin-ext", OF_NAMES, weight, f"{name}-names")
    shutil.copyfile(FAMILIES / family / "LICENSE", FONTS / f"{name}.LICENSE.txt")
