import { area, curveMonotoneX, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import { formatShortDate } from '~/demo/formatShortDate';
import { useReceivedByTeam } from '~/demo/ledger';
import { useSampleClock } from '~/demo/sampleClock';
import { useLanguage } from '~/shared/useLanguage';
import { axisSteps } from './axisSteps';
import { weeksWith } from './teamFigures';

const height = 220;
const margin = { top: 22, right: 22, bottom: 30, left: 34 };

/** Recognitions per week as a chart, with the same numbers as a table for screen readers. */
export function WeeklyChart({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const clock = useSampleClock();
  const weeks = weeksWith(useReceivedByTeam()).map((week) => ({ ...week, monday: clock.mondayOf(week.monday) }));
  const width = wide ? 1080 : 640;
  const last = weeks.length - 1;
  const max = Math.max(...weeks.map(({ count }) => count));
  const steps = axisSteps(max);
  const bottom = height - margin.bottom;
  const x = (index: number) => margin.left + (index * (width - margin.left - margin.right)) / Math.max(1, last);
  const y = (count: number) => bottom - (count * (bottom - margin.top)) / (steps.at(-1) ?? 1);
  const curve = line<(typeof weeks)[number]>()
    .x((_, index) => x(index))
    .y(({ count }) => y(count))
    .curve(curveMonotoneX)([...weeks]);
  const filled = area<(typeof weeks)[number]>()
    .x((_, index) => x(index))
    .y0(y(0))
    .y1(({ count }) => y(count))
    .curve(curveMonotoneX)([...weeks]);
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full h-auto" aria-hidden="true">
        {steps.map((tick) => (
          <g key={tick}>
            <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted text-[12px]">
              {tick}
            </text>
          </g>
        ))}
        <path d={filled ?? ''} className="fill-mint" />
        <path d={curve ?? ''} fill="none" strokeWidth="3" className="stroke-evergreen" />
        {weeks.map((week, index) => (
          <g key={week.monday}>
            <circle
              cx={x(index)}
              cy={y(week.count)}
              r="4.5"
              className="fill-white stroke-evergreen"
              strokeWidth="2.5"
            />
            {index === last && (
              <text x={x(index)} y={y(week.count) - 12} textAnchor="middle" className="fill-ink text-[14px] font-bold">
                {week.count}
              </text>
            )}
            {(wide || index % 3 === 2) && (
              <text
                x={x(index)}
                y={height - 8}
                textAnchor={index === last && !wide ? 'end' : 'middle'}
                className="fill-muted text-[12px]"
              >
                {formatShortDate(week.monday, language)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className="sr-only">
        <table>
          <caption>{t(($) => $.charts.perWeek)}</caption>
          <tbody>
            {weeks.map(({ monday, count }) => (
              <tr key={monday}>
                <th scope="row">{formatShortDate(monday, language)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}
