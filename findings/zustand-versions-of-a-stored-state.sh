#!/usr/bin/env bash
# Zustand 5.1.0, middleware persist, a stored state of another version
#
# Without migrate, or with one that throws, the stored state is not used, but it stays where it is until the first
# change of anything: that one writes the first values over it. So one fault in migrate costs the data of everybody who
# goes on working. A newer version than the page's is given to migrate as well, which is written for older ones, and is
# stored under the older number afterwards. A state without a number is taken for one of this version. A field that is
# undefined is left out of JSON and comes back with its first value.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund zustand@5.1.0 >/dev/null
cat > store.mjs <<'JS'
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
console.error = () => {};
let text = null;
const storage = createJSONStorage(() => ({ getItem: () => text, setItem: (_, value) => { text = value; }, removeItem: () => { text = null; } }));
const open = (options) => createStore(persist(() => ({ hours: 8, view: 'week' }), { name: 'team', storage, ...options }));
const put = (hours, version) => { text = JSON.stringify({ state: { hours }, version }); };

put(40, 1);
const without = open({ version: 2 });
console.log('no migrate', text);
without.setState({ view: 'day' });
console.log('and a change', text);
put(40, 1);
open({ version: 2, migrate: () => { throw new Error('fault'); } }).setState({ view: 'day' });
console.log('migrate throws', text);
put(40, 3);
open({ version: 2, migrate: (state, version) => ({ ...state, from: version }) });
console.log('newer', text);
put(40, undefined);
console.log('no number', open({ version: 2, migrate: () => ({ hours: 0 }) }).getState().hours);
open({}).setState({ view: undefined });
console.log('undefined', open({}).getState().view);
JS
diff - <(node store.mjs) <<'EXPECTED'
no migrate {"state":{"hours":40},"version":1}
and a change {"state":{"hours":8,"view":"day"},"version":2}
migrate throws {"state":{"hours":8,"view":"day"},"version":2}
newer {"state":{"hours":40,"view":"week","from":3},"version":2}
no number 40
undefined week
EXPECTED
echo "as described"
