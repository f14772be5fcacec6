import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useScrollLock } from './useScrollLock';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line under the title, read with it by screen readers. */
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Where the focus goes when the dialog has closed; without it, to what opened the dialog. */
  returnFocus?: () => HTMLElement | null;
  testId?: string;
}

/** A modal dialog: sheet from below on small screens, centred card otherwise; header and footer stay in view. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, closeLabel, children, footer, returnFocus, testId } = props;
  const opener = useRef<Element | null>(null);
  useScrollLock(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Not Radix's overlay: that one locks scrolling by a style element, which the page's CSP refuses. */}
        <div aria-hidden="true" className="fixed inset-0 z-50 bg-ink/45 motion-safe:animate-[fade-in_150ms_ease-out]" />
        <Radix.Content
          data-testid={testId}
          {...(description ? {} : { 'aria-describedby': undefined })}
          // Called before the focus moves into the dialog. Radix itself only remembers a trigger, and there is none.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            const target = returnFocus?.() ?? opener.current;
            if (!(target instanceof HTMLElement) || !target.isConnected) return;
            event.preventDefault();
            target.focus();
          }}
          className="fixed z-50 inset-x-0 bottom-0 md:inset-auto md:left-1/2 md:top-1/2 md:-translate-x-1/2 md:-translate-y-1/2 flex flex-col w-full md:w-[min(640px,calc(100vw-64px))] max-h-[92dvh] md:max-h-[86dvh] bg-white rounded-t-card md:rounded-card shadow-float border border-line motion-safe:animate-[rise-in_180ms_ease-out] focus:outline-none"
        >
          <header className="flex items-start gap-4 px-5 md:px-6 pt-5 pb-4 border-b border-line">
            <div className="flex-1 min-w-0">
              <Radix.Title className="text-[1.375rem]">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted text-[0.9375rem]">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              className="-mr-2 -mt-1 grid place-items-center size-11 rounded-control hover:bg-sand"
              aria-label={closeLabel}
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </header>
          {/* A scrolling region must be reachable by keyboard. */}
          <div
            className="overflow-y-auto overscroll-contain px-5 md:px-6 py-5"
            tabIndex={0}
            role="group"
            aria-label={typeof title === 'string' ? title : undefined}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 px-5 md:px-6 py-4 border-t border-line">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
