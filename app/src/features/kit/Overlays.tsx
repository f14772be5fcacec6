import { useState } from 'react';
import { toastSystems } from '~/content/toasts';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { showToast, ToastArea, type ToastTone } from '~/ui/Toasts';
import { Sample } from './Sample';
import { useKitWords } from './words';

const shapes = ['card', 'wide', 'full', 'sheet'] as const;

/** Components that overlay the page. */
export function Overlays() {
  const words = useKitWords();
  const [open, setOpen] = useState<(typeof shapes)[number]>();
  const close = () => setOpen(undefined);
  const toast = (tone: ToastTone, [title = '', text = '']: readonly string[]) =>
    showToast(tone, title, text, toastSystems.share);
  return (
    <Sample name={words.groups.overlays}>
      {shapes.map((shape) => (
        <Button key={shape} variant="outline" onClick={() => setOpen(shape)}>
          {words.openDialog} ({shape})
        </Button>
      ))}
      <Button variant="outline" onClick={() => toast('success', words.good)}>
        {words.goodToast}
      </Button>
      <Button variant="outline" onClick={() => toast('error', words.bad)}>
        {words.badToast}
      </Button>
      <Dialog
        open={open !== undefined}
        shape={open}
        onClose={close}
        title={words.dialog}
        description={words.text}
        closeLabel={words.close}
        footer={<Button onClick={close}>{words.done}</Button>}
      >
        {words.dialogText}
      </Dialog>
      <ToastArea label={words.toasts} closeLabel={words.close} />
    </Sample>
  );
}
