import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect } from 'react';
import { create } from 'zustand';
import { type ToastSystem, toastSystems } from '~/content/toasts';
import { useHydrated } from '~/shared/useHydrated';
import { IconButton } from './IconButton';

export type ToastTone = 'success' | 'error';

interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly text: string;
  readonly system: ToastSystem;
}

interface Toasts {
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => void;
  remove: (id: number) => void;
}

let lastId = 0;

const useToasts = create<Toasts>()((set) => ({
  toasts: [],
  show: (toast) => {
    lastId += 1;
    const next = { ...toast, id: lastId };
    set(({ toasts }) => ({ toasts: [...toasts, next].slice(-toast.system.mostVisible) }));
  },
  remove: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a toast, announced by screen readers. Beyond the maximum the oldest is removed. */
export function showToast(tone: ToastTone, title: string, text: string, system = toastSystems.demo): void {
  useToasts.getState().show({ tone, title, text, system });
}

/** Container of the toasts; once per page. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { toasts, remove } = useToasts();
  // Radix sets a style attribute, which the CSP refuses in the prerendered HTML but not from a script.
  const hydrated = useHydrated();
  // Toasts of one page are not shown on the next.
  useEffect(() => () => useToasts.setState({ toasts: [] }), []);
  if (!hydrated) return null;
  return (
    <Radix.Provider label={label} swipeDirection="left">
      {toasts.map(({ id, tone, title, text, system }) => {
        const Icon = tone === 'success' ? CircleCheck : CircleAlert;
        return (
          <Radix.Root
            key={id}
            duration={system.durationMs}
            type={tone === 'error' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && remove(id)}
            data-toast={tone}
            className={clsx(
              'flex items-start gap-3 rounded-card border bg-white p-4 shadow-float motion-safe:animate-rise-in',
              tone === 'success' ? 'border-evergreen' : 'border-danger',
            )}
          >
            <Icon
              className={clsx('size-5 mt-0.5 shrink-0', tone === 'success' ? 'text-evergreen' : 'text-danger')}
              aria-hidden="true"
            />
            <div className="flex-1">
              <Radix.Title className="font-semibold">{title}</Radix.Title>
              <Radix.Description className="text-note text-muted">{text}</Radix.Description>
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-m-2">
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport
        label={`${label} ({hotkey})`}
        // Forms and their buttons stand on the right.
        className="fixed z-60 bottom-4 right-4 left-4 sm:right-auto sm:w-95 grid gap-2 outline-none"
      />
    </Radix.Provider>
  );
}
