import { useTranslation } from 'react-i18next';
import { closeDialog } from '~/roster/week/session';
import { Dialog } from '~/ui/Dialog';
import { keyActions, keyIds } from '../input/keys';

/** The keys of the scheduler, from the table that performs them. */
export function KeysDialog() {
  const { t } = useTranslation('scheduler');
  const nameOf = (key: string) => {
    const names = t(($) => $.keys.names, { returnObjects: true });
    return key in names ? names[key as keyof typeof names] : key;
  };
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.keys.title)}
      closeLabel={t(($) => $.gap.close)}
      testId="keys-dialog"
    >
      <dl className="divide-y divide-line">
        {keyIds.map((id) => {
          const combinations = [
            ...new Set(keyActions.filter((action) => action.id === id).flatMap(({ keys }) => keys)),
          ];
          return (
            <div key={id} className="grid sm:grid-cols-[16rem_1fr] gap-x-4 gap-y-1 py-2">
              <dt className="flex flex-wrap items-start content-start gap-1.5">
                {combinations.map((combination) => (
                  <kbd
                    key={combination}
                    className="font-text rounded-control bg-sand px-2 py-0.5 text-small font-semibold"
                  >
                    {combination.split('+').map(nameOf).join(' + ')}
                  </kbd>
                ))}
              </dt>
              <dd>{t(($) => $.keys.actions[id])}</dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}
