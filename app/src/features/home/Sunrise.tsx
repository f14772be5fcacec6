/** The brand's sunrise over a line, the lower edge of the box. Decorative. */
export function Sunrise({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 820 560" aria-hidden="true" focusable="false">
      <circle cx="410" cy="520" r="270" className="fill-coral" />
      <g className="stroke-evergreen fill-none" strokeWidth="16" strokeLinecap="round">
        <path d="M410 196v-84M276 219l-32-78M544 219l32-78M162 288l-58-60M658 288l58-60M98 392l-76-34M722 392l76-34M72 520H4M748 520h68" />
      </g>
    </svg>
  );
}
