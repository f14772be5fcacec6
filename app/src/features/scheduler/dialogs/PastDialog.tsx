import { useTranslation } from 'react-i18next';
import { answerPastChange } from '~/roster/week/session';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';

/** Confirms the first change of a day that is over; without it the change is taken back. */
export default function PastDialog() {
  const { t } = useTranslation('scheduler');
  const leave = () => answerPastChange(false);
  return (
    <Dialog
      open
      onClose={leave}
      title={t(($) => $.acting.past.title)}
      description={t(($) => $.acting.past.text)}
      closeLabel={t(($) => $.acting.past.leave)}
      testId="past-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={leave}>
            {t(($) => $.acting.past.leave)}
          </Button>
          <Button size="small" onClick={() => answerPastChange(true)}>
            {t(($) => $.acting.past.change)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.acting.past.once)}</p>
    </Dialog>
  );
}
