/** Room that rows take which are outside the window. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? <div role="presentation" style={{ height }} /> : null;
}
