import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { shownQuantity, typedCents } from './quantities';

const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** The expected sales of each day, the share of them that wages may take, and the currency. */
export function BudgetPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const { forecastCents, labourPercent, currency } = week.handle.ask({ kind: 'schedule' });
  const saved = {
    sales: days.map((day) => shownQuantity(forecastCents?.[day], 100, language)),
    percent: labourPercent === undefined ? '' : String(labourPercent),
    code: currency ?? 'EUR',
  };
  const [{ sales, percent, code }, setTyped] = useState(saved);
  const type = (typed: Partial<typeof saved>) => setTyped({ sales, percent, code, ...typed });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(false);
  // What is saved, undone or redone is shown; the button keeps the focus.
  const state = JSON.stringify(saved);
  const [shown, setShown] = useState(state);
  if (shown !== state) {
    setShown(state);
    setTyped(saved);
  }
  const cents = sales.map(typedCents);
  const share = percent.trim() === '' ? undefined : /^(?:\d{1,2}|100)$/.test(percent.trim()) ? Number(percent) : null;
  const isCurrency = /^\s*[a-z]{3}\s*$/i.test(code);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (cents.includes(null) || share === null || !isCurrency) return;
    const isEmpty = cents.every((value) => value === undefined);
    const budget = {
      currency: code.trim().toUpperCase(),
      ...(!isEmpty && { forecastCents: cents.map((value) => value ?? 0) }),
      ...(share !== undefined && { labourPercent: share }),
    };
    setRefused(dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { budget } })) === null);
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
            problem={tried && cents[day] === null ? t(($) => $.budget.amount) : undefined}
            onChange={({ target }) =>
              type({ sales: sales.map((value, index) => (index === day ? target.value : value)) })
            }
          />
        ))}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={t(($) => $.budget.percent)}
          inputMode="numeric"
          value={percent}
          problem={tried && share === null ? t(($) => $.budget.wholePercent) : undefined}
          onChange={({ target }) => type({ percent: target.value })}
        />
        <Field
          label={t(($) => $.budget.currency)}
          value={code}
          maxLength={3}
          problem={tried && !isCurrency ? t(($) => $.budget.currencyCode) : undefined}
          onChange={({ target }) => type({ code: target.value })}
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
