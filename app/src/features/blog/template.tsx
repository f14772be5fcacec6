import type { ReactNode } from 'react';

// Parts of the blog's templates. The build prerenders them like any page; the server fills them in
// (`server/src/blog_pages`). The delimiters occur neither in scripts and styles nor in texts.

/** A value, as escaped text. */
export function fill(value: string): string {
  return `⟦= ${value} =⟧`;
}

/** Sanitized HTML. */
export function fillHtml(value: string): string {
  return fill(`${value}|safe`);
}

interface IfProps {
  /** The condition; a missing value, an empty list and 0 are false. */
  of: string;
  children: ReactNode;
  otherwise?: ReactNode;
}

export function If({ of, children, otherwise }: IfProps) {
  return (
    <>
      {`⟦% if ${of} %⟧`}
      {children}
      {otherwise && (
        <>
          {'⟦% else %⟧'}
          {otherwise}
        </>
      )}
      {'⟦% endif %⟧'}
    </>
  );
}

interface EachProps {
  /** The list. */
  of: string;
  /** The variable for each entry. */
  as: string;
  children: ReactNode;
}

export function Each({ of, as, children }: EachProps) {
  return (
    <>
      {`⟦% for ${as} in ${of} %⟧`}
      {children}
      {'⟦% endfor %⟧'}
    </>
  );
}

/** A number that no text of ours contains. */
const sampleCount = 88;

/** A text with a number, in the singular or plural. */
export function fillCount(text: (count: number) => string, value: string): string {
  const many = text(sampleCount).replace(String(sampleCount), fill(value));
  return `⟦% if ${value} == 1 %⟧${text(1)}⟦% else %⟧${many}⟦% endif %⟧`;
}
