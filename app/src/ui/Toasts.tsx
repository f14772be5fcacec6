import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { create } from 'zustand';
import { useHydrated } from '~/shared/useHydrated';

interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Milliseconds. */
  readonly duration: number;
}

interface Toasts {
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => void;
  remove: (id: number) => void;
}

/** No more than this many are on the screen at a time; the oldest makes room. */
const mostVisible = 3;
let lastId = 0;

const useToasts = create<Toasts>()((set) => ({
  toasts: [],
  show: (toast) => {
    lastId += 1;
    const next = { ...toast, id: lastId };
    set(({ toasts }) => ({ toasts: [...toasts, next].slice(-mostVisible) }));
  },
  remove: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a message for five seconds, unless told otherwise; a screen reader hears it. */
export function showToast(tone: Toast['tone'], title: string, text: string, duration = 5000): void {
  useToasts.getState().show({ tone, title, text, duration });
}

/** Where toasts appear; once on a page. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { toasts, remove } = useToasts();
  // Radix gives the area a style attribute, which the CSP refuses in the page's HTML but not from a script.
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <Radix.Provider label={label} swipeDirection="right">
      {toasts.map(({ id, tone, title, text, duration }) => {
        const Icon = tone === 'success' ? CircleCheck : CircleAlert;
        return (
          <Radix.Root
            key={id}
            duration={duration}
            type={tone === 'error' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && remove(id)}
            data-toast={tone}
            className={clsx(
              'flex items-start gap-3 rounded-card border bg-white p-4 shadow-float motion-safe:animate-[rise-in_180ms_ease-out]',
              tone === 'success' ? 'border-evergreen' : 'border-danger',
            )}
          >
            <Icon
              className={clsx('size-5 mt-0.5 shrink-0', tone === 'success' ? 'text-evergreen' : 'text-danger')}
              aria-hidden="true"
            />
            <div className="flex-1">
              <Radix.Title className="font-semibold">{title}</Radix.Title>
              <Radix.Description className="text-[0.9375rem] text-muted">{text}</Radix.Description>
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="-m-2 grid place-items-center size-11 rounded-control hover:bg-sand"
            >
              <X className="size-4" aria-hidden="true" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className="fixed z-60 bottom-4 right-4 left-4 sm:left-auto sm:w-[380px] grid gap-2 outline-none" />
    </Radix.Provider>
  );
}
