import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '~/ui/Card';

const chips = ['bg-mint text-evergreen-deep', 'bg-peach text-peach-ink', 'bg-sky text-sky-ink'] as const;

interface ShiftProps {
  /** The times, or a word for no shift. */
  times: string;
  colours: string | undefined;
}

function Shift({ times, colours }: ShiftProps) {
  return (
    <span className="border-t border-l border-line p-1.5 grid items-center text-center">
      {/^\d/.test(times) ? (
        <span className={`rounded-chip py-1 font-semibold ${colours}`}>{times}</span>
      ) : (
        <span className="text-muted">{times}</span>
      )}
    </span>
  );
}

/** The hero's illustration: a spreadsheet as people keep it, and the roster that is read from it. */
export function SheetToRoster() {
  const { t } = useTranslation('shiftScheduling');
  const { days, sheet, roster, picture } = t(($) => $.hero, { returnObjects: true });
  return (
    <div role="img" aria-label={picture} className="grid gap-3 sm:grid-cols-[1fr_auto_1fr] items-center">
      <div className="rounded-control border border-line-strong bg-white overflow-clip shadow-card text-sm">
        <p className="bg-[#E9ECEA] px-3 py-1.5 font-semibold text-muted truncate">{sheet.name}</p>
        <div className="grid grid-cols-[6fr_5fr_5fr] tabular-nums *:border-t *:border-l *:border-line *:px-2 *:py-2.5 *:truncate">
          {[{ name: '', ...days }, ...sheet.rows].map(({ name, first, second }) => (
            <Fragment key={name}>
              <span>{name}</span>
              <span>{first}</span>
              <span>{second}</span>
            </Fragment>
          ))}
        </div>
      </div>
      <ArrowRight
        className="size-7 text-coral-deep max-sm:rotate-90 justify-self-center"
        strokeWidth={2.5}
        aria-hidden="true"
      />
      <Card className="overflow-clip shadow-float text-sm">
        <div className="grid grid-cols-[4.75rem_1fr_1fr]">
          <span />
          {[days.first, days.second].map((day) => (
            <span key={day} className="py-2 text-center font-semibold text-muted">
              {day}
            </span>
          ))}
          {roster.rows.map(({ name, first, second }, row) => (
            <Fragment key={name}>
              <span className="border-t border-line px-3 py-2.5 font-semibold">{name}</span>
              <Shift times={first} colours={chips[row]} />
              <Shift times={second} colours={chips[row]} />
            </Fragment>
          ))}
        </div>
        <p className="m-2 rounded-chip border-firm border-danger bg-danger-soft text-danger px-3 py-2 font-bold text-center">
          {roster.gap}
        </p>
      </Card>
    </div>
  );
}
