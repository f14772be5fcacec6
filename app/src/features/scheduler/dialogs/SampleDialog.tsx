import { useTranslation } from 'react-i18next';
import { closeDialog, resetToSample, useSession } from '~/roster/week/session';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';

/** Confirms the reset to the sample, which discards all changes and imported weeks. */
export function SampleDialog() {
  const { t } = useTranslation('scheduler');
  const changes = useSession(({ week }) => week?.history.undoCount ?? 0);
  const imported = useSession(({ week }) => (week?.origin ? 1 : 0));
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.acting.sample.title)}
      description={t(($) => $.acting.sample.text)}
      closeLabel={t(($) => $.acting.sample.keep)}
      testId="sample-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={closeDialog}>
            {t(($) => $.acting.sample.keep)}
          </Button>
          <Button size="small" onClick={ignoreDoubleClick(resetToSample)}>
            {t(($) => $.acting.reset)}
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-5 grid gap-1">
        {changes > 0 && <li>{t(($) => $.acting.sample.changes, { count: changes })}</li>}
        {imported > 0 && <li>{t(($) => $.acting.sample.brought, { count: imported })}</li>}
      </ul>
    </Dialog>
  );
}
