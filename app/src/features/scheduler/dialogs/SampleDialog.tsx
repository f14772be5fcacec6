import { useTranslation } from 'react-i18next';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { closeDialog, resetToSample, useSession } from '../week/session';

/** Confirms the reset to the sample, which discards all changes and imported weeks. */
export function SampleDialog() {
  const { t } = useTranslation('acting');
  const changes = useSession(({ week }) => week?.history.undoCount ?? 0);
  const imported = useSession(({ week }) => (week?.origin ? 1 : 0));
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.sample.title)}
      description={t(($) => $.sample.text)}
      closeLabel={t(($) => $.sample.keep)}
      testId="sample-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={closeDialog}>
            {t(($) => $.sample.keep)}
          </Button>
          <Button size="small" onClick={ignoreDoubleClick(resetToSample)}>
            {t(($) => $.reset)}
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-5 grid gap-1">
        {changes > 0 && <li>{t(($) => $.sample.changes, { count: changes })}</li>}
        {imported > 0 && <li>{t(($) => $.sample.brought, { count: imported })}</li>}
      </ul>
    </Dialog>
  );
}
