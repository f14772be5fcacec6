import type { FaqItem } from '~/locales/en/faq';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { AccordionItem } from '~/ui/Accordion';
import { Link } from '~/ui/Link';

/** A question that opens its answer, one at a time. */
export function FaqEntry({ question, answer, link }: FaqItem) {
  const language = useLanguage();
  return (
    <AccordionItem name="faq" title={question}>
      <p className="max-w-[52ch] text-[1.0625rem] leading-relaxed text-pretty">{answer}</p>
      {link && (
        <Link
          to={pathTo(link.page, language)}
          className="mt-2 inline-flex items-center min-h-11 font-semibold text-evergreen underline underline-offset-4"
        >
          {link.words}
        </Link>
      )}
    </AccordionItem>
  );
}
