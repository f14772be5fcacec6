/** The space of rows that are not rendered. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? <div role="presentation" style={{ height }} /> : null;
}
