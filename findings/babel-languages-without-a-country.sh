#!/usr/bin/env bash
# Babel 2.19.0 (Python) beside Intl of Node.js, weeks of a language that is given without a country
#
# Where a region is missing, the likely one counts (Unicode Technical Standard 35, Likely Subtags): es is es-ES, whose
# week 1 has at least four days. Babel takes the values of the world for "es", "ca", "eu", "gl", "de" and "fr", a least
# of one day, so 1 January 2027, a Friday, is in week 1 of 2027; for "es_ES" it is in week 53 of 2026. format_list joins
# with "y" and "o" only: "Ana y Inés", "siete o ocho", where Spanish has e and u; Intl.ListFormat writes these.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet babel==2.19.0
cat > weeks.py <<'PY'
import datetime
from babel.dates import format_date
from babel.lists import format_list
day = datetime.date(2027, 1, 1)
for language in ["es", "ca", "eu", "gl", "de", "fr"]:
    country = {"ca": "ES", "eu": "ES", "gl": "ES"}.get(language, language.upper())
    print(language, *(format_date(day, "'W'w YYYY", locale=locale) for locale in [language, f"{language}_{country}"]))
print(format_list(["Ana", "Inés"], locale="es_ES"), "|", format_list(["siete", "ocho"], style="or", locale="es_ES"))
PY
diff - <(python/bin/python weeks.py; node -p "[['conjunction', 'Ana', 'Inés'], ['disjunction', 'siete', 'ocho']].map(([type, ...words]) => new Intl.ListFormat('es', { type }).format(words)).join(' | ')") <<'EXPECTED'
es W1 2027 W53 2026
ca W1 2027 W53 2026
eu W1 2027 W53 2026
gl W1 2027 W53 2026
de W1 2027 W53 2026
fr W1 2027 W53 2026
Ana y Inés | siete o ocho
Ana e Inés | siete u ocho
EXPECTED
echo "as described"
