/** Paragraphs with a readable line length. */
export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text) => (
    <p key={text} className="mt-4 text-lead leading-relaxed text-pretty measure-52">
      {text}
    </p>
  ));
}
