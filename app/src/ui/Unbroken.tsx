/** A text of which one part, such as a pair of dates, stays in one line. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const [before, ...after] = text.split(part);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{part}</span>
      {after.join(part)}
    </>
  );
}
