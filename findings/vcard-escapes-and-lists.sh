#!/usr/bin/env bash
# vcf 2.1.2 and vcard4 4.0.5 (npm) beside ical.js 2.2.1, commas and semicolons in a card
#
# A backslash before a comma or semicolon keeps it in its value, and two backslashes are one (RFC 6350, 3.4). vcf keeps
# the backslashes in what it returns, and its parts of a name are cut at a semicolon that has one: of the family name
# "Ruiz;Sanz" the given name becomes "Sanz". Units of an organisation and categories stay one text. vcard4 reads all
# of these, but makes a line break of an escaped backslash before an n, and one type "INTERNET,PREF" of two. An
# extension item1.X-ABLabel, in which Apple's contacts keep the name of a number, is X-AB-LABEL when vcf has written it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund vcf@2.1.2 vcard4@4.0.5 ical.js@2.2.1 >/dev/null
cat > cards.mjs <<'JS'
import ICAL from 'ical.js';
import VCF from 'vcf';
import { parse } from 'vcard4';
const card = (line) => ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ana', line, 'END:VCARD', ''].join('\r\n');
const show = (value) => JSON.stringify(value);
for (const line of ['N:Ruiz\\;Sanz;Ana;;;', 'ORG:Ward 3;Night\\, late', 'CATEGORIES:night\\, late,ward', 'NOTE:a\\\\n', 'EMAIL;TYPE=INTERNET,PREF:a@example.com']) {
  const name = line.split(/[:;]/)[0].toLowerCase();
  const vcf = VCF.parse(card(line))[0].toJCard()[1].find(([key]) => key === name);
  const ical = ICAL.parse(card(line))[1].find(([key]) => key === name);
  const other = parse(card(line)).parsedVcard.find(({ property }) => property.toLowerCase() === name);
  const type = name === 'email';
  console.log(line, '=', show(type ? ical[1].type : ical.slice(3)), show(type ? vcf[1].type : vcf.slice(3)), show(type ? other.parameters.TYPE : other.value));
}
console.log(VCF.parse(card('item1.X-ABLabel:Night'))[0].toString().split('\r\n')[3]);
JS
diff - <(node cards.mjs) <<'EXPECTED'
N:Ruiz\;Sanz;Ana;;; = [["Ruiz;Sanz","Ana","","",""]] [["Ruiz\\","Sanz","Ana","","",""]] {"familyNames":"Ruiz;Sanz","givenNames":"Ana","additionalNames":"","honorificPrefixes":"","honorificSuffixes":""}
ORG:Ward 3;Night\, late = [["Ward 3","Night, late"]] ["Ward 3;Night\\, late"] ["Ward 3","Night, late"]
CATEGORIES:night\, late,ward = ["night, late","ward"] ["night\\, late,ward"] ["night, late","ward"]
NOTE:a\\n = ["a\\n"] ["a\\\\n"] "a\\\n"
EMAIL;TYPE=INTERNET,PREF:a@example.com = ["INTERNET","PREF"] ["internet","pref"] "INTERNET,PREF"
item1.X-AB-LABEL:Night
EXPECTED
echo "as described"
