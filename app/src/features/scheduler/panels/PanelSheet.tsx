import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/Dialog';
import { PanelContent, type PanelContentProps } from './PanelContent';

/** The side panel as a bottom sheet; it closes on a choice, which takes effect on the roster. */
export default function PanelSheet({ onClose, ...panel }: PanelContentProps & { onClose: () => void }) {
  const { t } = useTranslation('phone');
  const closing = (act: (positionId: string) => void) => (positionId: string) => {
    onClose();
    act(positionId);
  };
  return (
    <Dialog open title={t(($) => $.sheet)} closeLabel={t(($) => $.close)} onClose={onClose} testId="panel-sheet">
      <div className="grid gap-6">
        <PanelContent {...panel} onToggle={closing(panel.onToggle)} onFill={closing(panel.onFill)} />
      </div>
    </Dialog>
  );
}
