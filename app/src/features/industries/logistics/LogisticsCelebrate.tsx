import { PackageCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const widths = [3, 1, 2, 1, 1, 3, 2, 1, 3, 1, 1, 2, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 3, 1, 2, 3, 1, 2];

/** Width of a bar with its gap. */
const pitch = 4.5;
const bars = widths.map((width, index) => ({ x: index * pitch, width }));

/** A decorative bar code. */
function Barcode({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${widths.length * pitch} 10`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} width={width} height="10" className="fill-ink" />
      ))}
    </svg>
  );
}

/** Celebrate: the recognition as a shipping label. */
export default function LogisticsCelebrate() {
  const { t } = useTranslation('industryLogistics');
  const { gain } = useFormats();
  const { title, text, points, label } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28 grid gap-12 lg:grid-cols-2 lg:gap-16 items-center">
      <div className="grid gap-8">
        <Heading title={title} text={text} />
        <ul className="grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <PackageCheck className="size-6 shrink-0 text-evergreen" aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <article
        data-recognition="logistics"
        className="relative bg-[#F3E3C7] rounded-sheet p-5 sm:p-10 border border-line overflow-clip"
      >
        <span aria-hidden="true" className="absolute inset-y-0 left-1/2 w-16 -translate-x-1/2 bg-[#E8CFA4]" />
        <div className="relative bg-white rounded-control shadow-card -rotate-1">
          <p className="flex items-center justify-between gap-3 border-b border-line-strong px-4 py-3">
            <span className="font-bold uppercase tracking-[0.08em] text-fine">{label.kind}</span>
            <PointsBadge>{gain(industrySamples.logistics.recognitionPoints)}</PointsBadge>
          </p>
          <dl className="grid grid-cols-2 border-b border-line-strong">
            {[
              { term: label.fromLabel, who: label.from },
              { term: label.toLabel, who: label.to },
            ].map(({ term, who }, index) => (
              <div key={term} className={index === 0 ? 'p-4 border-r border-line-strong' : 'p-4'}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="font-semibold leading-tight">{who}</dd>
              </div>
            ))}
          </dl>
          <p className="p-4 sm:p-5 text-lg leading-snug text-pretty">{label.message}</p>
          <div className="px-4 pb-4">
            <Barcode className="w-full h-12" />
            <p className="mt-1 text-center text-sm tracking-[0.2em] tabular-nums">{label.code}</p>
          </div>
        </div>
      </article>
    </div>
  );
}
