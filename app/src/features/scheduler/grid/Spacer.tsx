/** Room that rows outside the window take. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? <div role="presentation" style={{ height }} /> : null;
}
