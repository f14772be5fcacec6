#!/usr/bin/env bash
# Zustand 5.1.0, middleware persist with a storage that answers later, as IndexedDB does
#
# A change that is made before the stored state has come is written at once, over what is stored, and is gone from the
# page when the stored state comes: the page then shows hours 40 and the storage keeps 38, beside the first value of a
# field (name) that had another one there. With skipHydration the first change overwrites the storage as well. The
# documentation says of storages that answer later that the state is not there at first, and has hasHydrated for it; it
# says nothing of what is written until then.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund zustand@5.1.0 >/dev/null
cat > store.mjs <<'JS'
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
const open = (options) => {
  let stored = { state: { name: 'Ana', hours: 40 }, version: 0 };
  let arrive;
  const storage = {
    getItem: () => { const seen = stored; return new Promise((resolve) => { arrive = () => resolve(seen); }); },
    setItem: (_, value) => { stored = structuredClone(value); },
    removeItem: () => {},
  };
  const store = createStore(persist(() => ({ name: '', hours: 0 }), { name: 'team', storage, ...options }));
  return { store, arrive: () => arrive?.(), stored: () => JSON.stringify(stored.state) };
};
const { store, arrive, stored } = open();
store.setState({ hours: 38 });
const hydrated = new Promise((resolve) => store.persist.onFinishHydration(resolve));
arrive();
await hydrated;
console.log('page', JSON.stringify(store.getState()), 'storage', stored());
const skipped = open({ skipHydration: true });
skipped.store.setState({ hours: 38 });
console.log('skipHydration: storage', skipped.stored());
JS
diff - <(node store.mjs) <<'EXPECTED'
page {"name":"Ana","hours":40} storage {"name":"","hours":38}
skipHydration: storage {"name":"","hours":38}
EXPECTED
echo "as described"
