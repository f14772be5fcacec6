import type { ReactNode } from 'react';
import { type Piece, pieces } from './markers';

const elements = { bold: 'strong', italic: 'em', underline: 'u' } as const;

function rendered(content: readonly Piece[]): ReactNode[] {
  return content.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const Element = elements[piece.mark];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message are identified by position only.
    return <Element key={index}>{rendered(piece.content)}</Element>;
  });
}

/** A message with its bold, italic and underlined parts. */
export function MarkedText({ text }: { text: string }) {
  return rendered(pieces(text));
}
