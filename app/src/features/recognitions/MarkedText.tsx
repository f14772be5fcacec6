import { pieces } from './markers';

/** A message with its bold, italic and underlined parts. */
export function MarkedText({ text }: { text: string }) {
  let offset = 0;
  return pieces(text).map((piece) => {
    const key = offset;
    offset += piece.text.length + 1;
    if (piece.mark === 'bold') return <strong key={key}>{piece.text}</strong>;
    if (piece.mark === 'italic') return <em key={key}>{piece.text}</em>;
    if (piece.mark === 'underline') return <u key={key}>{piece.text}</u>;
    return <span key={key}>{piece.text}</span>;
  });
}
