import { useLanguage } from '~/shared/useLanguage';

/** The day on which a post came out, in the page's language. */
export function PostDate({ date }: { date: string }) {
  const language = useLanguage();
  // The content system writes its own local time: the day is the day that it wrote, wherever the reader is.
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return null;
  const words = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date.slice(0, 10)}>{words.format(day)}</time>;
}
