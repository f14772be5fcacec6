import { inLanguage, type Language } from './language';
import { hasTwin } from './paths';

/** An outside address; a path of this site is translated to the visitor's language, if possible. */
export function externalAddress(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  return address.startsWith('/') && hasTwin(path) ? inLanguage(address, language) : address;
}
