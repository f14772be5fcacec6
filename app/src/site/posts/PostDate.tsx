import { useLanguage } from '~/shared/useLanguage';

/** A post's publication date in the page's language. */
export function PostDate({ date }: { date: string }) {
  const language = useLanguage();
  // The content system stores local time without a zone: the date is taken as is, whatever the visitor's time zone.
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  const formatter = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={date.slice(0, 10)}>{formatter.format(day)}</time>;
}
