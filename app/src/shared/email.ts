/** Maximum length of an address, in characters (RFC 5321's path, without its brackets). */
export const maxEmailLength = 254;

const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${domainLabel}(?:\\.${domainLabel})+$`, 'i');

/** Whether this can be a work e-mail address: as browsers check it, and with a dot in the domain. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxEmailLength && emailPattern.test(email);
}
