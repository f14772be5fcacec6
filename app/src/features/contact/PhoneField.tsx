import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLimits, countryCodes, defaultCountryCodes } from '~/content/contact';
import { useLanguage } from '~/shared/useLanguage';
import { FieldProblem, fieldClass } from '~/ui/Field';
import { StrokeIcon } from '~/ui/StrokeIcon';

const downIcon = 'M6 9l6 6 6-6';

/** Country code and number, side by side. */
export function PhoneField({ problem }: { problem?: string }) {
  const { t } = useTranslation('contact');
  const id = useId();
  return (
    <fieldset>
      <legend className="font-semibold mb-1.5">
        {t(($) => $.form.phone)}
        <span className="ml-2 font-normal text-note text-muted">{t(($) => $.form.optional)}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        <span className="relative shrink-0">
          <select
            name="countryCode"
            defaultValue={defaultCountryCodes[useLanguage()]}
            aria-label={t(($) => $.form.countryCode)}
            autoComplete="tel-country-code"
            className={clsx(fieldClass(false, 'w-auto'), 'appearance-none pl-4 pr-9 tabular-nums')}
          >
            {countryCodes.map(({ code, regions }) => (
              <option key={code} value={code}>
                {code} ({regions})
              </option>
            ))}
          </select>
          <StrokeIcon
            path={downIcon}
            className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 size-4"
          />
        </span>
        <input
          id={id}
          // Only text fields may name the part of a number.
          type="text"
          inputMode="tel"
          name="phone"
          aria-label={t(($) => $.form.number)}
          autoComplete="tel-national"
          maxLength={contactLimits.phone}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className={clsx(fieldClass(problem !== undefined, 'w-36'), 'px-4 flex-1')}
        />
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </fieldset>
  );
}
