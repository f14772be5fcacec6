import { useState } from 'react';
import { toastSystems } from '~/content/toasts';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { useToaster } from '~/ui/useToaster';
import { Sample } from './Sample';

/** Components that overlay the page. */
export function Overlays() {
  const [open, setOpen] = useState(false);
  const { toast, area } = useToaster(toastSystems.share);
  return (
    <Sample name="Dialog, toasts">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Button variant="outline" onClick={() => toast('success', 'Success!', 'It worked.')}>
        A good toast
      </Button>
      <Button variant="outline" onClick={() => toast('error', 'Error', 'It did not work.')}>
        A bad toast
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="A dialog"
        description="One line under the title."
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        Its header and footer stay in view while this scrolls.
      </Dialog>
      {area}
    </Sample>
  );
}
