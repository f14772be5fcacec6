/** The cookies of the usual tags, which they set for the site's own domain. */
const tagCookie = /^_(?:ga|gid|gat|gcl)/;

const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? '';

/** The host and the domains above it, for which a script of its pages may have set cookies. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, first) => parts.slice(first).join('.'));
}

/** Google's tags stop sending for a measurement id once this property of the window is true. */
const switchOf = (cookie: string) => `ga-disable-G-${cookie.slice('_ga_'.length)}`;

let stopped: readonly string[] = [];

/**
 * Deletes the cookies that tags have set, and lets tags that run in this document set no new ones. Their scripts themselves
 * run until the document is closed.
 */
export function refuseTagCookies(): void {
  allowTagCookies();
  const names = document.cookie
    .split(';')
    .map(nameOf)
    .filter((name) => tagCookie.test(name));
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const write = (cookie: string) => cookies?.set?.call(document, cookie);
  for (const name of names) {
    write(`${name}=; Max-Age=0; Path=/`);
    for (const domain of domainsOf(window.location.hostname)) write(`${name}=; Max-Age=0; Path=/; Domain=${domain}`);
  }
  stopped = names.filter((name) => name.startsWith('_ga_')).map(switchOf);
  for (const name of stopped) Reflect.set(window, name, true);
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies?.get?.call(document),
    set: (cookie: string) => tagCookie.test(nameOf(cookie)) || write(cookie),
  });
}

/** Lets tags set cookies, also after {@link refuseTagCookies}. */
export function allowTagCookies(): void {
  Reflect.deleteProperty(document, 'cookie');
  for (const name of stopped) Reflect.deleteProperty(window, name);
  stopped = [];
}
