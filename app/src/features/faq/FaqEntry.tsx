import { Link } from 'react-router';
import type { FaqItem } from '~/locales/en/faq';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';

/** A question that opens its answer. The shared name lets the browser keep at most one of them open. */
export function FaqEntry({ question, answer, link }: FaqItem) {
  const language = useLanguage();
  return (
    <details
      name="faq"
      className="group border-t border-line [interpolate-size:allow-keywords] [&::details-content]:h-0 [&::details-content]:overflow-clip [&::details-content]:transition-[height,content-visibility] [&::details-content]:duration-200 [&::details-content]:transition-discrete open:[&::details-content]:h-auto"
    >
      <summary className="list-none [&::-webkit-details-marker]:hidden flex items-start justify-between gap-5 min-h-14 py-4 rounded-chip hover:text-evergreen">
        <h3 className="font-text font-semibold text-lg leading-snug tracking-normal group-open:text-evergreen">
          {question}
        </h3>
        <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-8 shrink-0 -mt-0.5">
          <circle cx="16" cy="16" r="16" className="fill-mint group-open:fill-sun transition-colors duration-150" />
          <g className="stroke-ink" strokeWidth="2.5" strokeLinecap="round">
            <path d="M10 16h12" />
            <path d="M16 10v12" className="origin-center transition-transform duration-200 group-open:rotate-90" />
          </g>
        </svg>
      </summary>
      <div className="pb-6 pr-4 sm:pr-13">
        <p className="max-w-[68ch] text-[1.0625rem] leading-relaxed text-pretty">{answer}</p>
        {link && (
          <Link
            to={pathTo(link.page, language)}
            className="mt-2 inline-flex items-center min-h-11 font-semibold text-evergreen underline underline-offset-4"
          >
            {link.words}
          </Link>
        )}
      </div>
    </details>
  );
}
