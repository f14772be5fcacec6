import type { Language } from './language';

/** A text of the sample world in every language of the site. */
export type LocalizedText = Readonly<Record<Language, string>>;
