/** Paragraphs with a readable line length. */
export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => (
    <p key={text} className="mt-4 text-[1.0625rem] leading-relaxed text-pretty max-w-[52ch]">
      {text}
    </p>
  ));
}
