#!/usr/bin/env bash
# chrono-node 2.10.3, days and hours in Spanish (chrono.es), asked on Saturday, 28 November 2026, at 12:00
#
# The README calls its Spanish partial; what it does not know is left out of the text, and the rest is read as if it
# stood alone. The day after tomorrow ("pasado mañana") is tomorrow. Three in the afternoon ("a las 3 de la tarde") is
# two results, 03:00 and 15:00, and midnight ("las 12 de la noche") noon and 22:00. Half past nine ("las 9 y media") is
# 9:00. Tomorrow from 22:00 to 06:00 is tomorrow and, as a second result, 06:00 of today. None raises an error; who
# takes the first result, as parseDate does, has a wrong hour or day.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund chrono-node@2.10.3 >/dev/null
cat > texts.mjs <<'JS'
import { es } from 'chrono-node';
const two = (number) => String(number).padStart(2, '0');
const clock = (part) => `${part.date().getDate()} ${two(part.get('hour'))}:${two(part.get('minute'))}`;
for (const text of ['el lunes a las 22:00', 'pasado mañana', 'a las 3 de la tarde', 'a las 12 de la noche', 'a las 9 y media', 'mañana de 22:00 a 06:00'])
  console.log(text, '=', es.parse(text, new Date(2026, 10, 28, 12)).map(({ text, start }) => `[${text}] ${clock(start)}`).join(' and '));
JS
diff - <(node texts.mjs) <<'EXPECTED'
el lunes a las 22:00 = [lunes a las 22:00] 30 22:00
pasado mañana = [mañana] 29 12:00
a las 3 de la tarde = [las 3] 28 03:00 and [tarde] 28 15:00
a las 12 de la noche = [las 12] 28 12:00 and [noche] 28 22:00
a las 9 y media = [las 9] 28 09:00
mañana de 22:00 a 06:00 = [mañana] 29 12:00 and [06:00] 28 06:00
EXPECTED
echo "as described"
