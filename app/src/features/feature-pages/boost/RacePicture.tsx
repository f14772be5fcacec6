import { useTranslation } from 'react-i18next';
import { boostSamples } from '~/content/featureSamples';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';

/** Start, end and height of the lanes, in SVG units. */
const lane = { start: 24, end: 1000, height: 62 } as const;
const xAt = (percent: number) => lane.start + ((lane.end - lane.start) * percent) / 100;

const colours = ['fill-coral', 'fill-sun', 'fill-mint', 'fill-plum'];

/** A race: four people on their lanes, and the finish line. */
export default function RacePicture() {
  const { t } = useTranslation('boostPerformance');
  const runners = t(($) => $.hero.runners, { returnObjects: true }).map((name, index) => ({
    name,
    percent: boostSamples.race[index] ?? 0,
    y: 40 + index * lane.height,
  }));
  const runnerTexts = runners.map(({ name, percent }) => `${name} ${t(($) => $.percent, { percent })}`).join(', ');
  const bottom = 40 + (runners.length - 1) * lane.height;
  return (
    <div className="wrap relative mt-10 lg:mt-14">
      <Card
        role="img"
        aria-label={t(($) => $.hero.picture, { runners: runnerTexts })}
        className="rounded-b-none border-b-0 px-5 sm:px-8 pt-6 sm:pt-7 pb-2 shadow-float"
      >
        <p className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <span>
            <span className="block font-heading font-bold text-xl sm:text-2xl tracking-title">
              {t(($) => $.hero.race)}
            </span>
            <span className="block text-note text-muted">{t(($) => $.hero.raceTeam)}</span>
          </span>
          <PointsBadge>{`+${t(($) => $.pointsShort, { points: boostSamples.racePoints })}`}</PointsBadge>
        </p>
        {/* Wide: lanes to scale. Small: the same figures as rows, since text in a scaled-down SVG would be unreadable. */}
        <svg
          viewBox={`0 0 1104 ${bottom + 50}`}
          className="max-lg:hidden mt-4 w-full"
          aria-hidden="true"
          focusable="false"
        >
          <path
            d={`M${xAt(100)} 8V${bottom + 34}`}
            className="fill-none stroke-evergreen"
            strokeWidth="5"
            strokeDasharray="10 9"
            strokeLinecap="round"
          />
          <text x={xAt(100) + 16} y="26" className="fill-evergreen font-bold text-[17px]">
            {t(($) => $.hero.target)}
          </text>
          {runners.map(({ name, percent, y }, index) => (
            <g key={name}>
              <path
                d={`M${lane.start} ${y}H${lane.end - 14}`}
                className="stroke-sand"
                strokeWidth="12"
                strokeLinecap="round"
              />
              <path
                d={`M${lane.start} ${y}H${xAt(percent)}`}
                className="stroke-evergreen"
                strokeWidth="12"
                strokeLinecap="round"
              />
              <circle cx={xAt(percent)} cy={y} r="25" className={`${colours[index]} stroke-white`} strokeWidth="5" />
              <text x={xAt(percent)} y={y + 6} textAnchor="middle" className="fill-ink font-bold text-[17px]">
                {name.slice(0, 1)}
              </text>
              <text x={xAt(percent) - 40} y={y - 14} textAnchor="end" className="fill-ink font-semibold text-[17px]">
                {`${name}  ${t(($) => $.percent, { percent })}`}
              </text>
            </g>
          ))}
        </svg>
        <ul className="lg:hidden mt-4 pb-4 grid gap-3">
          {runners.map(({ name, percent }, index) => (
            <li key={name} className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-3">
              <span className="font-semibold">{name}</span>
              <svg viewBox="0 0 200 24" className="w-full" aria-hidden="true" focusable="false">
                <path d="M8 12H192" className="stroke-sand" strokeWidth="8" strokeLinecap="round" />
                <path
                  d={`M8 12H${8 + 1.84 * percent}`}
                  className="stroke-evergreen"
                  strokeWidth="8"
                  strokeLinecap="round"
                />
                <circle
                  cx={8 + 1.84 * percent}
                  cy="12"
                  r="9"
                  className={`${colours[index]} stroke-white`}
                  strokeWidth="2"
                />
              </svg>
              <span className="font-semibold tabular-nums">{t(($) => $.percent, { percent })}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
