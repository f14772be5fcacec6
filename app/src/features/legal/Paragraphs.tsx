/** Paragraphs of running text, at a length that reads well. */
export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => (
    <p key={text} className="mt-4 text-[1.0625rem] leading-relaxed text-pretty max-w-[52ch]">
      {text}
    </p>
  ));
}
