/** The three ways to mark text, with the marker that stands on both sides of it. */
export const markers = { bold: '**', italic: '*', underline: '__' } as const;
export type Mark = keyof typeof markers;

/** A text and the selected part of it, by character offsets as a text field counts them. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Wraps the selected text in a marker; without a selection nothing changes. The selection stays on the same text. */
export function wrapSelection({ text, start, end }: Selection, mark: Mark): Selection {
  if (start >= end) return { text, start, end };
  const marker = markers[mark];
  return {
    text: text.slice(0, start) + marker + text.slice(start, end) + marker + text.slice(end),
    start: start + marker.length,
    end: end + marker.length,
  };
}

/** A piece of a message and how it is marked. */
export interface Piece {
  text: string;
  mark: Mark | null;
}

const pattern = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|__(?<underline>[^_]+)__/g;

/** A message in pieces; markers that do not close stay as they were written. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), mark: null });
    for (const mark of Object.keys(markers) as Mark[]) {
      const inner = match.groups?.[mark];
      if (inner !== undefined) found.push({ text: inner, mark });
    }
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), mark: null });
  return found;
}

/** The length that the limit counts: Unicode characters, so that an accent or a flag is not two. */
export function messageLength(text: string): number {
  return Array.from(text).length;
}

/** The text, cut to a number of Unicode characters. */
export function cutMessage(text: string, limit: number): string {
  return messageLength(text) <= limit ? text : Array.from(text).slice(0, limit).join('');
}
