#!/usr/bin/env bash
# nameparser 2.6.0 (Python), names of a roster
#
# Of two surnames, as everybody has them in Spain, the first becomes a middle name: Ana Ruiz García is sorted under
# García, and Ana Ruiz beside her under Ruiz. "Ma.", the usual short form of María, and "Md.", of Mohammed, are titles,
# so Md. Karim has no first name. "María del Carmen", one first name, is torn apart. Written family name first with a
# comma, two surnames stay together.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet nameparser==2.6.0
cat > names.py <<'PY'
from nameparser import HumanName
for text in ["Ana Ruiz", "Ana Ruiz García", "Ruiz García, Ana", "María del Carmen Ruiz", "Ma. Ángeles Ruiz", "Md. Karim"]:
    name = HumanName(text)
    print(text, "=", *(f"{part} {value}" for part in ["title", "first", "middle", "last"] if (value := getattr(name, part))), sep="; ")
PY
diff - <(python/bin/python names.py) <<'EXPECTED'
Ana Ruiz; =; first Ana; last Ruiz
Ana Ruiz García; =; first Ana; middle Ruiz; last García
Ruiz García, Ana; =; first Ana; last Ruiz García
María del Carmen Ruiz; =; first María; last del Carmen Ruiz
Ma. Ángeles Ruiz; =; title Ma.; first Ángeles; last Ruiz
Md. Karim; =; title Md.; last Karim
EXPECTED
echo "as described"
