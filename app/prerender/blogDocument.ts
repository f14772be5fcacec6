/** The script of the blog's pages, relative to the app's folder. */
export const blogDocumentModule = './src/features/blog/blogDocument.ts';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest: chunks by their module's path. */
export type Chunks = Record<string, Chunk>;

/** The entry's file, then those it imports. */
function filesOf(chunks: Chunks, key: string, files = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}`);
  files.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(chunks, imported, files);
  return files;
}

const scripts = /<script\b(?! id="|[^>]*type="application\/)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Replaces React and its data by the script of the blog's pages. */
export function withoutReact(html: string, chunks: Chunks): string {
  const [entry = '', ...imports] = filesOf(chunks, blogDocumentModule.slice(2));
  const preloads = imports.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
  const start = `${preloads}<script type="module" async="">import "${entry}";</script>`;
  const rest = html.replace(scripts, '');
  if (rest === html) throw new Error("A page of the blog has none of React Router's scripts in their known form.");
  return rest.replace('</body>', () => `${start}</body>`);
}
