import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/Dialog';
import { PanelContent, type PanelContentProps } from './PanelContent';

/** The side panel as a bottom sheet; it closes on a choice, which takes effect on the roster. */
export default function PanelSheet(panel: PanelContentProps) {
  const { t } = useTranslation('scheduler');
  return (
    <Dialog
      open
      title={t(($) => $.phone.sheet)}
      closeLabel={t(($) => $.phone.close)}
      onClose={panel.onChoice}
      testId="panel-sheet"
    >
      <div className="grid gap-6">
        <PanelContent {...panel} />
      </div>
    </Dialog>
  );
}
