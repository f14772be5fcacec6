import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastSystem } from '~/content/toasts';
import { lazy } from '~/shared/lazy';
import { useIntent } from '~/shared/useIntent';
import type { ToastTone } from './Toasts';

const load = () => import('./Toasts');
const ToastArea = lazy(async () => ({ default: (await load()).ToastArea }));

interface Toaster {
  toast: (tone: ToastTone, title: string, text: string) => void;
  /** Container of the toasts; once per page. */
  area: ReactNode;
}

/**
 * Toasts for a content page. Their script is fetched when the pointer or the focus first reaches a control: not on page
 * load, yet before anything, the connection included, can fail.
 */
export function useToaster(system: ToastSystem): Toaster {
  const { t } = useTranslation('common');
  const [isRequested, setRequested] = useState(false);
  const request = useCallback(() => setRequested(true), []);
  useIntent('main :is(form, button)', request);
  const toast = useCallback<Toaster['toast']>(
    (tone, title, text) => {
      setRequested(true);
      load().then(
        ({ showToast }) => showToast(tone, title, text, system),
        // Fallback that reaches the visitor if the script does not load.
        () => window.alert(`${title}: ${text}`),
      );
    },
    [system],
  );
  const area = isRequested && (
    <Suspense>
      <ToastArea label={t(($) => $.notifications)} closeLabel={t(($) => $.close)} />
    </Suspense>
  );
  return { toast, area };
}
