import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

/** Celebrate: a guest's comment, and the recognition it led to. */
export default function HospitalityCelebrate() {
  const { t } = useTranslation('industryHospitality');
  const { gain } = useFormats();
  const { title, text, guest } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="bg-evergreen text-white">
      <div className="wrap py-16 lg:py-28 grid gap-12">
        <Heading dark title={title} text={text} className="lg:grid-cols-2 lg:gap-14 lg:items-end" />
        <div className="grid lg:grid-cols-7-5 gap-8 items-center" data-recognition="hospitality">
          <figure>
            <blockquote className="font-heading font-bold text-[clamp(1.5rem,3.2vw,2.5rem)] leading-[1.15] tracking-title text-sun text-balance">
              {guest.words}
            </blockquote>
            <figcaption className="mt-5 text-on-dark-soft">{guest.by}</figcaption>
          </figure>
          <div>
            <p className="mb-4 inline-block rounded-full bg-coral text-ink font-bold px-5 py-2 -rotate-2">
              {guest.answer}
            </p>
            <RecognitionCard
              from={guest.from}
              initials={guest.initials}
              to={guest.to}
              message={guest.message}
              points={gain(industrySamples.hospitality.recognitionPoints)}
              className="text-ink"
            />
          </div>
        </div>
      </div>
    </div>
  );
}
