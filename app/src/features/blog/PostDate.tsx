import { useLanguage } from '~/shared/useLanguage';
import { fill } from './template';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The template of a publication date in the page's language; `of` is the date's variable. */
export function PostDate({ of }: { of: string }) {
  const language = useLanguage();
  const formatter = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const filled: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: fill(`${of}.day`),
    year: fill(`${of}.year`),
  };
  const text = months.map((month) => {
    const parts = formatter.formatToParts(Date.UTC(2026, month - 1, 15));
    return `⟦% if ${of}.month == ${month} %⟧${parts.map(({ type, value }) => filled[type] ?? value).join('')}⟦% endif %⟧`;
  });
  return <time dateTime={fill(`${of}.iso`)}>{text.join('')}</time>;
}
