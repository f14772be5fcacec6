import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

/** Loudness of the call over time, out of 20: shouting at first, then calm. */
const loudness = [
  6, 12, 17, 20, 18, 20, 15, 19, 20, 17, 20, 18, 14, 16, 12, 15, 13, 10, 12, 8, 9, 7, 8, 5, 6, 5, 7, 4, 5, 6, 4, 5,
];

const bars = loudness.map((height, index) => ({ x: index * 10 + 2, height, calm: index >= 20 }));

/** The waveform of a call; the part after the turning point is green. */
function Waveform({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 48" preserveAspectRatio="none" className={className} aria-hidden="true" focusable="false">
      {bars.map(({ x, height, calm }) => (
        <rect
          key={x}
          x={x}
          y={24 - height}
          width="6"
          height={height * 2}
          rx="3"
          className={calm ? 'fill-evergreen' : 'fill-coral'}
        />
      ))}
    </svg>
  );
}

/** Celebrate: a recognition pinned to a moment of a call. */
export default function TelemarketingCelebrate() {
  const { t } = useTranslation('industryTelemarketing');
  const { gain } = useFormats();
  const { title, text, call } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28">
      <Heading centred title={title} text={text} className="mx-auto" />
      <div
        className="mt-12 mx-auto max-w-220 rounded-panel border border-line bg-white p-5 sm:p-8"
        data-recognition="telemarketing"
      >
        <p className="flex flex-wrap justify-between gap-x-6 text-note">
          <span className="font-semibold">{call.title}</span>
          <span className="text-muted tabular-nums">{call.length}</span>
        </p>
        <Waveform className="mt-5 w-full h-20 sm:h-24" />
        <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-[5fr_8fr]">
          <div className="grid gap-4 content-start">
            <p className="font-heading font-bold text-xl text-coral-deep leading-snug">{call.before}</p>
            <p className="font-heading font-bold text-xl text-evergreen leading-snug sm:mt-4">{call.after}</p>
          </div>
          <div>
            <p className="flex items-center gap-2 text-note font-semibold text-evergreen sm:ml-[38%]">
              <Pin className="size-5" aria-hidden="true" />
              <span className="tabular-nums">{call.moment}</span>
            </p>
            <RecognitionCard
              from={call.from}
              initials={call.initials}
              to={call.to}
              message={call.message}
              points={gain(industrySamples.telemarketing.recognitionPoints)}
              className="mt-3 outline-2 -outline-offset-1 outline-evergreen"
            >
              <p className="mt-3 text-sm text-muted">{call.cheers}</p>
            </RecognitionCard>
          </div>
        </div>
      </div>
    </div>
  );
}
