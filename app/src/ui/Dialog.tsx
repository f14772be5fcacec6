import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBackCloses } from '~/shared/useBackCloses';
import { IconButton } from './IconButton';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line under the title, the dialog's accessible description. */
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Content of the header, under the title. */
  head?: ReactNode;
  /** A centred card, a wider one, one that takes most of the screen, or a sheet along the right edge without padding. */
  shape?: 'card' | 'wide' | 'full' | 'sheet';
  /** The element to focus after closing; by default the previously focused one. */
  returnFocus?: () => HTMLElement | null;
  testId?: string;
}

const shapes = {
  card: {
    dialog:
      'mt-auto mx-auto md:m-auto w-full md:w-[min(640px,calc(100vw-64px))] max-w-none max-h-[92dvh] md:max-h-[86dvh] rounded-t-card md:rounded-card border motion-safe:animate-rise-in',
    title: 'pt-1.5 text-title text-balance',
    header: 'px-5 md:px-6 pt-5 pb-4',
    body: 'px-5 md:px-6 py-5',
  },
  // Its top stays where it is when a tab shows more or less than another.
  wide: {
    dialog:
      'mt-auto mx-auto md:mt-[7dvh] w-full md:w-[min(960px,calc(100vw-64px))] max-w-none h-[92dvh] md:h-fit max-h-none md:max-h-[86dvh] rounded-t-card md:rounded-card border motion-safe:animate-rise-in',
    title: 'pt-1.5 text-title text-balance',
    header: 'px-5 md:px-6 pt-5 pb-4',
    body: 'max-md:flex-1 px-5 md:px-6 py-5',
  },
  full: {
    dialog:
      'mt-auto mx-auto md:m-auto w-full md:w-[min(1320px,calc(100vw-48px))] max-w-none max-h-[96dvh] rounded-t-card md:rounded-card border motion-safe:animate-rise-in',
    title: 'pt-1.5 text-title text-balance',
    header: 'px-5 md:px-6 pt-5 pb-4',
    body: 'px-5 md:px-6 py-5',
  },
  sheet: {
    dialog:
      'ml-auto w-[min(480px,100vw)] max-w-none h-dvh max-h-none border-l motion-safe:animate-[slide-in_200ms_ease-out]',
    title: 'text-2xl',
    header: 'px-6 pt-6 bg-sand',
    body: 'flex-1 min-h-0 flex flex-col',
  },
} as const;

/** The native modal dialog: the browser traps focus, handles Escape and stacking, and restores the focus. Back closes it. */
function OpenDialog(props: DialogProps) {
  const { onClose, title, description, closeLabel, children, footer, head, shape = 'card', testId } = props;
  const styles = shapes[shape];
  useBackCloses(onClose);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const returnFocus = useRef(props.returnFocus);
  useEffect(() => {
    returnFocus.current = props.returnFocus;
  }, [props.returnFocus]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A caret behind a modal dialog, as a click leaves it, would be placed anew over the whole page in every frame.
    if (getSelection()?.isCollapsed) getSelection()?.removeAllRanges();
    element?.showModal();
    return () => {
      // Removing an open dialog does not restore the focus.
      element?.close();
      returnFocus.current?.()?.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; its keyboard equivalent is Escape.
    <dialog
      ref={dialog}
      data-testid={testId}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // Neither a press that begins inside and ends on the backdrop, as when selecting text, closes the dialog, nor the
      // second half of a double click, under which the dialog may have shrunk.
      onClick={({ target, currentTarget, detail }) => {
        if (target === currentTarget && pressed.current === currentTarget && detail < 2) onClose();
      }}
      className={clsx(
        'fixed inset-0 flex flex-col bg-white text-ink shadow-float border-line overflow-clip backdrop:bg-ink/45 motion-safe:backdrop:animate-fade-in focus:outline-none',
        styles.dialog,
      )}
    >
      <header className={clsx('border-b border-line', styles.header)}>
        <div className="flex items-start gap-4">
          <div className="flex-1 min-w-0">
            <h2 id={`${id}title`} className={styles.title}>
              {title}
            </h2>
            {description && (
              <p id={`${id}description`} className="mt-1 text-muted text-note">
                {description}
              </p>
            )}
          </div>
          <IconButton onClick={onClose} label={closeLabel} className="-mr-2 -mt-1">
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        {head}
      </header>
      {/* A scrolling region must be reachable by keyboard. */}
      <div
        className={clsx('overflow-y-auto overscroll-contain -outline-offset-3', styles.body)}
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}title`}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-x-2 sm:gap-x-3 gap-y-3 px-5 md:px-6 py-4 border-t border-line">
          {footer}
        </footer>
      )}
    </dialog>,
    document.body,
  );
}

/** A modal dialog: a bottom sheet on small screens, a centred card otherwise; header and footer stay visible. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}
