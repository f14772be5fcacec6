import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { nextFrame } from '~/shared/frames';
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
  /** Under the title, in the header. */
  head?: ReactNode;
  /** A card in the middle, or a sheet along the right edge, whose content stands in it without a margin. */
  shape?: 'card' | 'sheet';
  /** Where the focus goes when the dialog has closed; without it, to what opened the dialog. */
  returnFocus?: () => HTMLElement | null;
  testId?: string;
}

const shapes = {
  card: {
    dialog:
      'inset-x-0 bottom-0 md:inset-auto md:left-1/2 md:top-1/2 md:-translate-x-1/2 md:-translate-y-1/2 w-full md:w-[min(640px,calc(100vw-64px))] max-h-[92dvh] md:max-h-[86dvh] rounded-t-card md:rounded-card border motion-safe:animate-[rise-in_180ms_ease-out]',
    title: 'pt-1.5 text-[1.375rem]',
    header: 'px-5 md:px-6 pt-5 pb-4',
    body: 'px-5 md:px-6 py-5',
  },
  sheet: {
    dialog: 'inset-y-0 right-0 w-[min(480px,100vw)] border-l motion-safe:animate-[slide-in_200ms_ease-out]',
    title: 'text-2xl',
    header: 'px-6 pt-6 bg-sand',
    body: 'flex-1 min-h-0 flex flex-col',
  },
} as const;

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Keeps Tab inside the dialog: after its last element comes its first again. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const first = inside[0];
  const last = inside.at(-1);
  const { activeElement } = document;
  const leaving = event.shiftKey ? [first, event.currentTarget] : [last];
  if (!leaving.some((element) => element === activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Hides the rest of the page from screen readers that do not know `aria-modal`; gives back how to undo it. */
function hideTheRest(dialog: HTMLElement): () => void {
  const hidden = [...document.body.children].filter(
    (element) => element !== dialog && !element.hasAttribute('aria-hidden') && element.tagName !== 'SCRIPT',
  );
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}

/** Open dialogs, the topmost last: Escape closes that one alone. */
const stack: symbol[] = [];

/**
 * The dialog itself. Deliberately neither the browser's modal dialog nor Radix's: the one makes everything behind it
 * inert and the other walks through all of it, and the whole roster is styled anew for either. What lies behind is out
 * of reach all the same: the backdrop takes the pointer, Tab goes round, and screen readers are told.
 */
function OpenDialog(props: DialogProps) {
  const { onClose, title, description, closeLabel, children, footer, head, shape = 'card', testId } = props;
  const looks = shapes[shape];
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  }, [props]);
  useScrollLock(dialog, backdrop);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const self = Symbol();
    stack.push(self);
    let showTheRest: (() => void) | undefined;
    // Once the dialog has been painted: before, the focus would have it laid out on the spot.
    const cancel = nextFrame(() => {
      const element = dialog.current;
      if (!element) return;
      if (!element.contains(document.activeElement)) {
        element.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
      }
      showTheRest = hideTheRest(element);
    });
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || stack.at(-1) !== self) return;
      event.preventDefault();
      latest.current.onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      cancel();
      showTheRest?.();
      document.removeEventListener('keydown', onKey);
      stack.splice(stack.indexOf(self), 1);
      const target = latest.current.returnFocus?.() ?? opener;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <>
      <div
        ref={backdrop}
        aria-hidden="true"
        onPointerDown={(event) => {
          // The click that follows must not reach what is behind.
          event.currentTarget.addEventListener('click', onClose, { once: true });
        }}
        className="fixed inset-0 z-50 bg-ink/45 motion-safe:animate-[fade-in_150ms_ease-out]"
      />
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        data-testid={testId}
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        tabIndex={-1}
        onKeyDown={keepFocusInside}
        className={clsx(
          'fixed z-50 flex flex-col bg-white shadow-float border-line [contain:layout_paint_style] focus:outline-none',
          looks.dialog,
        )}
      >
        <header className={clsx('border-b border-line', looks.header)}>
          <div className="flex items-start gap-4">
            <div className="flex-1 min-w-0">
              <h2 id={`${id}title`} className={looks.title}>
                {title}
              </h2>
              {description && (
                <p id={`${id}description`} className="mt-1 text-muted text-[0.9375rem]">
                  {description}
                </p>
              )}
            </div>
            <button
              type="button"
              onClick={onClose}
              className="-mr-2 -mt-1 grid place-items-center size-11 rounded-control hover:bg-sand"
              aria-label={closeLabel}
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
          {head}
        </header>
        {/* A scrolling region must be reachable by keyboard. */}
        <div
          className={clsx('overflow-y-auto overscroll-contain -outline-offset-3', looks.body)}
          tabIndex={0}
          role="group"
          aria-label={typeof title === 'string' ? title : undefined}
        >
          {children}
        </div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-x-2 sm:gap-x-3 gap-y-3 px-5 md:px-6 py-4 border-t border-line">
            {footer}
          </footer>
        )}
      </div>
    </>,
    document.body,
  );
}

/**
 * A modal dialog: sheet from below on small screens, centred card otherwise; header and footer stay in view. It is
 * rendered after the click that opens it, in tasks of its own: the browser lays out at once what a click changes.
 */
export function Dialog(props: DialogProps) {
  const rendered = useDeferredValue(props.open, false);
  return props.open && rendered ? <OpenDialog {...props} /> : null;
}
