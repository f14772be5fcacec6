/** Maximum length of an address, in bytes of UTF-8 (RFC 5321's path, without its brackets). */
export const maxEmailLength = 254;

/** Maximum length of the part before the @, in bytes of UTF-8. */
const maxLocalPartLength = 64;

const atom = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~\\-\\u0080-\\u{10ffff}]+";
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'u');
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels; the last is no number, as it would be in an IP address. */
const domainName = new RegExp(`^(?:${domainLabel}\\.)+(?!\\d+$)${domainLabel}$`, 'i');
const internationalDomain = /^[a-zA-Z0-9.\-\u0080-\u{10ffff}]+$/u;

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** The domain as DNS has it: with international labels in Punycode. */
function asciiDomain(domain: string): string {
  const isAscii = !/[\u0080-\uffff]/.test(domain);
  if (isAscii) return domain;
  const url = internationalDomain.test(domain) && `http://${domain}`;
  return url && URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Whether this can be a work e-mail address: unquoted, with letters of any script (RFC 6531), and with a dot in the
 * domain. The server's `Field::email` has the same rules.
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  return (
    byteLength(email) <= maxEmailLength &&
    byteLength(local) <= maxLocalPartLength &&
    localPart.test(local) &&
    !/\s/.test(local) &&
    domainName.test(asciiDomain(domain))
  );
}
