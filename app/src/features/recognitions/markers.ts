/** The three formats and the marker on both sides of their text. */
export const markers = { bold: '**', italic: '*', underline: '__' } as const;
export type Mark = keyof typeof markers;

/** A text and its selected range, in a text field's character offsets. */
interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Wraps the selected text in a marker; no change without a selection. The selection stays on the same text. */
export function wrapSelection({ text, start, end }: Selection, mark: Mark): Selection {
  if (start >= end) return { text, start, end };
  const marker = markers[mark];
  return {
    text: text.slice(0, start) + marker + text.slice(start, end) + marker + text.slice(end),
    start: start + marker.length,
    end: end + marker.length,
  };
}

/** A message as a tree: plain text, or a formatted part with nested content. */
export type Piece = string | { mark: Mark; content: Piece[] };

/** The index of the closing marker for content starting at `from`; -1 if it does not close. */
function closing(text: string, mark: Mark, from: number): number {
  if (mark === 'italic') {
    // A single asterisk closes; pairs in between belong to bold parts, which must be closed first.
    let insideBold = false;
    for (let at = from; at < text.length; at += 1) {
      if (text.startsWith(markers.bold, at)) {
        insideBold = !insideBold;
        at += 1;
      } else if (text[at] === markers.italic) return insideBold ? -1 : at;
    }
    return -1;
  }
  const marker = markers[mark];
  let end = text.indexOf(marker, from + 1);
  // Of three asterisks the last two close, and the first belongs to the content.
  while (end >= 0 && text[end + marker.length] === marker[0]) end += 1;
  return end;
}

/** Parses a message's markers, which may be nested; unclosed ones stay in the text. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let plainFrom = 0;
  let at = 0;
  while (at < text.length) {
    // `***` may open either first; `**` is never two single asterisks.
    const order: Mark[] = text.startsWith('***', at)
      ? ['italic', 'bold']
      : text.startsWith(markers.bold, at)
        ? ['bold']
        : ['underline', 'italic'];
    const mark = order.find((candidate) => {
      const from = at + markers[candidate].length;
      return text.startsWith(markers[candidate], at) && closing(text, candidate, from) > from;
    });
    if (!mark) {
      at += 1;
      continue;
    }
    const from = at + markers[mark].length;
    const end = closing(text, mark, from);
    if (at > plainFrom) found.push(text.slice(plainFrom, at));
    found.push({ mark, content: pieces(text.slice(from, end)) });
    at = end + markers[mark].length;
    plainFrom = at;
  }
  if (plainFrom < text.length) found.push(text.slice(plainFrom));
  return found;
}

/** The message length in Unicode characters, so that an accent or a flag does not count twice. */
export function messageLength(text: string): number {
  return Array.from(text).length;
}

/** Truncates the text to a number of Unicode characters. */
export function cutMessage(text: string, limit: number): string {
  return messageLength(text) <= limit ? text : Array.from(text).slice(0, limit).join('');
}
