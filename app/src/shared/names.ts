/** Maximum length of the name of a person, company, team or challenge, in characters. */
export const maxNameLength = 200;

/** Whether a name has nothing to see: only whitespace and invisible characters. The server's rule is the same. */
export function isBlankName(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]*$/u.test(text);
}
