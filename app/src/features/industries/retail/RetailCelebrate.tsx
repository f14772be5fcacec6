import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const teeth = 'l-5 6l-5 -6'.repeat(24);

/** The receipt's torn lower edge. Decorative. */
function TornEdge() {
  return (
    <svg
      viewBox="0 0 240 10"
      preserveAspectRatio="none"
      className="block w-full h-3"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 0H240V4${teeth}Z`} className="fill-white" />
    </svg>
  );
}

/** Celebrate: the recognition as a receipt. */
export default function RetailCelebrate() {
  const { t } = useTranslation('industryRetail');
  const { gain } = useFormats();
  const { title, text, receipt } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="bg-evergreen text-white">
      <div className="wrap grid gap-12 lg:grid-cols-6-5 lg:gap-20 items-center py-16 lg:py-24">
        <Heading dark title={title} text={text} />
        <article data-recognition="retail" className="mx-auto w-full max-w-105 text-ink">
          <div className="bg-ink rounded-full h-4" />
          <div className="mx-4 -mt-2 drop-shadow-xl">
            <div className="bg-white px-6 pt-9 pb-5 tabular-nums">
              <p className="text-center leading-snug">
                <span className="block font-heading font-bold text-xl">{receipt.store}</span>
                <span className="text-sm text-muted">{receipt.date}</span>
              </p>
              <ul className="mt-5 border-y-2 border-dashed border-ink py-3">
                {receipt.lines.map(({ what, amount }) => (
                  <li key={what} className="flex justify-between gap-4 py-1 leading-snug">
                    <span>{what}</span>
                    <span className="whitespace-nowrap font-semibold">{amount}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-4 flex items-baseline justify-between gap-4 font-heading font-bold text-2xl">
                {receipt.total}
                <span className="rounded-badge bg-sun px-2.5 py-0.5">
                  {gain(industrySamples.retail.recognitionPoints)}
                </span>
              </p>
              <p className="mt-5 text-center text-note">{receipt.thanks}</p>
            </div>
            <TornEdge />
          </div>
        </article>
      </div>
    </div>
  );
}
