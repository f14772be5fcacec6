import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const papers = ['bg-[#FFF1A8] md:-rotate-2', 'bg-peach md:rotate-1 md:translate-y-5', 'bg-mint md:-rotate-1'];

/** Celebrate: three notes on the wall behind the till. */
export default function SmallbusinessCelebrate() {
  const { t } = useTranslation('industrySmallbusiness');
  const { gain } = useFormats();
  const { title, text, notes } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28">
      <Heading centred title={title} text={text} className="mx-auto" />
      <ul className="mt-14 grid gap-6 md:grid-cols-3 mx-auto max-w-255" data-recognition="smallbusiness">
        {notes.map(({ to, text: message, by }, index) => (
          <li key={to} className={clsx('relative p-6 pt-9 min-h-55 flex flex-col shadow-card', papers[index])}>
            <span aria-hidden="true" className="absolute -top-3 left-1/2 -translate-x-1/2 w-24 h-7 bg-coral/60" />
            <p className="flex items-start justify-between gap-3">
              <span className="font-heading font-bold text-2xl tracking-title">{to},</span>
              {index === 0 && <PointsBadge>{gain(industrySamples.smallbusiness.recognitionPoints)}</PointsBadge>}
            </p>
            <p className="mt-2 text-lg leading-snug">{message}</p>
            <p className="mt-auto pt-4 text-right font-semibold">{by}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
