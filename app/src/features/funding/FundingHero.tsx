import { useTranslation } from 'react-i18next';

const funders = ['eu', 'fund', 'ministry', 'region'] as const;

/** Twelve points on a circle, as on the European flag. */
const ring = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  return { hour, x: (Math.sin(angle) * 150).toFixed(1), y: (-Math.cos(angle) * 150).toFixed(1) };
});

/** The project's name in front of a circle of stars, and the funding bodies. */
export function FundingHero() {
  const { t } = useTranslation('funding');
  const notes = t(($) => $.notes, { returnObjects: true });
  return (
    <header className="relative overflow-clip -mt-20 pt-20 bg-sky">
      <svg
        viewBox="-200 -200 400 400"
        aria-hidden="true"
        focusable="false"
        className="max-lg:hidden absolute right-[max(-40px,calc(50%-620px))] top-16 w-105"
      >
        {ring.map(({ hour, x, y }) => (
          <path
            key={hour}
            transform={`translate(${x} ${y})`}
            d="M0-22 6.5-7 21-7 9.5 3 14 18 0 9-14 18-9.5 3-21-7-6.5-7Z"
            className="fill-sun"
          />
        ))}
        <circle r="62" className="fill-coral" />
        <path d="M-84 62H84" className="stroke-evergreen" strokeWidth="9" strokeLinecap="round" />
      </svg>
      <div className="wrap relative pt-8 pb-12 md:pt-14 lg:pb-16">
        {notes.map((note) => (
          <p key={note} lang="en" className="mb-5 w-fit rounded-chip bg-white/80 px-3 py-1 text-note">
            {note}
          </p>
        ))}
        <p className="font-semibold text-sky-ink">{t(($) => $.eyebrow)}</p>
        <h1 className="mt-3 text-[clamp(2.375rem,5.6vw,4.25rem)] leading-[1.04] tracking-hero measure-17">
          {t(($) => $.title)}
        </h1>
        <ul
          aria-label={t(($) => $.logos)}
          className="mt-10 lg:mt-14 grid min-[420px]:grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-2 rounded-card bg-white p-4 sm:p-5"
        >
          {funders.map((funder) => (
            <li key={funder}>
              <img
                src={`/images/funders/${funder}-es.svg`}
                alt={t(($) => $.funders[funder])}
                width="240"
                height="56"
                loading="lazy"
                className="h-14 w-auto max-w-full"
              />
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
