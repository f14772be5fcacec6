#!/usr/bin/env bash
# fast-xml-parser 5.12.1 and rss-parser 3.13.0, titles of a WordPress feed
#
# An XML processor has to replace character references (XML 1.0, 4.4.3). fast-xml-parser replaces the five named
# entities and leaves &#8217;, which WordPress writes for an apostrophe. So that text is the same as one from CDATA, in
# which &#8217; are seven characters that have to stay: nobody can tell the two apart. With htmlEntities it reads
# numbers, but still not &eacute;, which is one of HTML's. Codes of shifts change: 007 is 7, and 1E2 is 100. rss-parser
# reads each as it is.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund fast-xml-parser@5.12.1 rss-parser@3.13.0 >/dev/null
cat > read.mjs <<'JS'
import { XMLParser } from 'fast-xml-parser';
import RssParser from 'rss-parser';
const title = (text) => `<rss version="2.0"><channel><item><title>${text}</title></item></channel></rss>`;
for (const text of ['Ana&#8217;s shifts &amp; breaks', '<![CDATA[Ana&#8217;s shifts]]>', '007', '1E2']) {
  const plain = new XMLParser().parse(title(text)).rss.channel.item.title;
  const [{ title: other }] = (await new RssParser().parseString(title(text))).items;
  console.log(text, '| fast-xml-parser', JSON.stringify(plain), '| rss-parser', JSON.stringify(other));
}
console.log(new XMLParser({ htmlEntities: true }).parse('<title>Ana&#8217;s caf&eacute;</title>').title);
JS
diff - <(node read.mjs) <<'EXPECTED'
Ana&#8217;s shifts &amp; breaks | fast-xml-parser "Ana&#8217;s shifts & breaks" | rss-parser "Ana’s shifts & breaks"
<![CDATA[Ana&#8217;s shifts]]> | fast-xml-parser "Ana&#8217;s shifts" | rss-parser "Ana&#8217;s shifts"
007 | fast-xml-parser 7 | rss-parser "007"
1E2 | fast-xml-parser 100 | rss-parser "1E2"
Ana’s caf&eacute;
EXPECTED
echo "as described"
