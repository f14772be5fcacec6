import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '~/features/scheduler/text/format';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { dispatch } from '~/features/scheduler/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { shownQuantity, typedCents } from './quantities';

const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** The expected sales of each day, the share of them that wages may take, and the currency. */
export function BudgetPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const { forecastCents, labourPercent, currency } = week.handle.schedule();
  const [sales, setSales] = useState(() => days.map((day) => shownQuantity(forecastCents?.[day], 100)));
  const [percent, setPercent] = useState(labourPercent === undefined ? '' : String(labourPercent));
  const [code, setCode] = useState(currency ?? 'EUR');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(false);
  const cents = sales.map(typedCents);
  const share = percent.trim() === '' ? undefined : /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cents.includes(null) || share === null) return;
    const isEmpty = cents.every((value) => value === undefined);
    const budget = {
      currency: code.trim().toUpperCase(),
      ...(!isEmpty && { forecastCents: cents.map((value) => value ?? 0) }),
      ...(share !== undefined && { labourPercent: share }),
    };
    setRefused(dispatch((editor) => editor.changeTeam({ budget })) === null);
  };
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <p className="text-muted">{t(($) => $.budget.intro)}</p>
      <fieldset className="grid gap-3 grid-cols-2 sm:grid-cols-4">
        <legend className="mb-1.5 font-semibold">{t(($) => $.budget.sales)}</legend>
        {days.map((day) => (
          <Field
            key={day}
            label={weekdayName(day, language)}
            inputMode="decimal"
            value={sales[day]}
            problem={tried && cents[day] === null ? t(($) => $.details.number) : undefined}
            onChange={(event) => setSales(sales.map((value, index) => (index === day ? event.target.value : value)))}
          />
        ))}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={t(($) => $.budget.percent)}
          inputMode="numeric"
          value={percent}
          problem={tried && share === null ? t(($) => $.budget.wholePercent) : undefined}
          onChange={(event) => setPercent(event.target.value)}
        />
        <Field
          label={t(($) => $.budget.currency)}
          value={code}
          maxLength={3}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      {refused && (
        <p role="alert" className="rounded-control bg-danger-soft text-danger px-4 py-3">
          {t(($) => $.refused)}
        </p>
      )}
      <div>
        <Button type="submit" size="small">
          {t(($) => $.details.save)}
        </Button>
      </div>
    </form>
  );
}
