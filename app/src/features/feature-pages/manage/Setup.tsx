import { useTranslation } from 'react-i18next';
import { manageSamples } from '~/content/featureSamples';

/** The hour's scale: a long tick every ten minutes, a short one every five. */
function Ruler() {
  const { setup, setupMinutes } = manageSamples;
  const xAt = (minute: number) => 10 + (1180 * minute) / setupMinutes;
  const marks = Array.from({ length: setupMinutes / 5 + 1 }, (_, index) => index * 5);
  return (
    <svg viewBox="0 0 1200 56" className="max-lg:hidden mt-14 w-full" aria-hidden="true" focusable="false">
      <path
        d={marks.map((minute) => `M${xAt(minute)} 52V${minute % 10 === 0 ? 30 : 40}`).join('')}
        className="fill-none stroke-evergreen-soft"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d={`M${xAt(0)} 52H${xAt(setupMinutes)}`} className="stroke-evergreen-soft" strokeWidth="2.5" />
      {setup.map(({ id, at }) => (
        <circle key={id} cx={xAt(at)} cy="16" r="10" className="fill-sun" />
      ))}
      <circle cx={xAt(setupMinutes)} cy="16" r="10" className="fill-coral" />
    </svg>
  );
}

/** The hour in which a team is set up. */
export default function Setup() {
  const { t } = useTranslation('manageWithEase');
  return (
    <div className="bg-evergreen text-white">
      <div className="wrap py-16 lg:py-24">
        <h2 className="text-section">{t(($) => $.setup.title)}</h2>
        <p className="mt-4 text-lg text-on-dark-soft measure-52">{t(($) => $.setup.text)}</p>
        <Ruler />
        <ol className="mt-10 lg:mt-5 grid lg:grid-cols-[10fr_15fr_20fr_15fr] gap-x-4 gap-y-7 max-lg:border-l-2 max-lg:border-evergreen-soft max-lg:pl-6">
          {manageSamples.setup.map(({ id, at }) => (
            <li key={id} className="relative">
              <span
                aria-hidden="true"
                className="lg:hidden absolute -left-8.25 top-1 size-4 rounded-full bg-sun border-2 border-evergreen"
              />
              <p className="text-sm font-semibold text-sun tabular-nums">{t(($) => $.setup.minute, { minute: at })}</p>
              <h3 className="mt-1 text-xl">{t(($) => $.setup.steps[id].title)}</h3>
              <p className="mt-1.5 text-on-dark-soft measure-30 leading-snug">{t(($) => $.setup.steps[id].text)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8 lg:text-right font-heading font-bold text-xl">{t(($) => $.setup.end)}</p>
      </div>
    </div>
  );
}
