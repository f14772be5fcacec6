import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Offer } from '~/engine/engine';
import { whenText } from '~/roster/text/entryText';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

interface PhoneOffersProps {
  week: EditableWeek;
  staffId: string;
  offers: readonly Offer[];
  /** Whether the team's settings allow claiming. */
  claiming: boolean;
  onRequested: () => void;
}

/** The messages about open shifts on a person's phone; the first claim wins. */
export function PhoneOffers({ week, staffId, offers, claiming, onRequested }: PhoneOffersProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  return (
    <section aria-labelledby="phone-messages" className="grid gap-2">
      <h4 id="phone-messages" className="font-text text-small font-semibold tracking-normal text-muted">
        {t(($) => $.requests.phone.messages)}
      </h4>
      {offers.length === 0 && <p>{t(($) => $.requests.phone.noMessages)}</p>}
      {offers.map(({ openShift, state }) => {
        const when = whenText(openShift, week.dates, language);
        return (
          <div
            key={openShift.id}
            data-offer-state={state}
            className={clsx(
              'rounded-tile rounded-tl-sm px-3.5 py-3',
              state === 'open' ? 'bg-mint' : 'bg-white border border-line',
            )}
          >
            <p className="font-semibold">{t(($) => $.requests.phone.offer, { when })}</p>
            <p className="text-muted">
              {t(($) => $.requests.phone.offerText, { position: positionName(openShift.positionId) })}
            </p>
            {(state === 'open' || state === 'waiting') && openShift.level === 'fine' && (
              <p className="mt-1 text-muted">{t(($) => $.requests.phone.notNeeded)}</p>
            )}
            {state === 'open' && claiming ? (
              <Button
                size="small"
                className="mt-2"
                aria-label={t(($) => $.requests.phone.claimName, { when })}
                onClick={ignoreDoubleClick(() => {
                  dispatch((editor) => editor.tell({ kind: 'claim', openShiftId: openShift.id, staffId }), week);
                  onRequested();
                })}
              >
                {t(($) => $.requests.phone.claim)}
              </Button>
            ) : (
              <p className="mt-1 font-semibold text-evergreen-deep">
                {state === 'open' ? t(($) => $.requests.phone.claimingOff) : t(($) => $.requests.phone.state[state])}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
