import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

/** Celebrate: the last item of a handover sheet on its clipboard. */
export default function HealthcareCelebrate() {
  const { t } = useTranslation('industryHealthcare');
  const { gain } = useFormats();
  const { title, text, note } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28 grid gap-12 lg:grid-cols-6-5 lg:gap-20 items-center">
      <Heading title={title} text={text} />
      <div
        className="relative rounded-panel bg-sky-ink p-3 pt-12 sm:p-5 sm:pt-14 lg:order-first"
        data-recognition="healthcare"
      >
        <span
          aria-hidden="true"
          className="absolute left-1/2 -top-4 -translate-x-1/2 w-32 h-12 rounded-button bg-sun grid place-items-center"
        >
          <span className="size-4 rounded-full bg-ink" />
        </span>
        <div className="rounded-button bg-paper p-5 sm:p-7">
          <h3 className="text-xl">{note.title}</h3>
          <ul className="mt-4 grid">
            {note.items.map((item) => (
              <li key={item} className="flex gap-3 py-3 border-b border-line leading-snug">
                <span className="grid place-items-center size-6 shrink-0 rounded-md bg-mint text-evergreen">
                  <Check className="size-4" strokeWidth={3} aria-hidden="true" />
                </span>
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-5 font-heading font-bold text-coral-deep text-lg">{note.last}</p>
          <RecognitionCard
            from={note.from}
            initials={note.initials}
            to={note.to}
            message={note.message}
            points={gain(industrySamples.healthcare.recognitionPoints)}
            className="mt-3"
          />
        </div>
      </div>
    </div>
  );
}
