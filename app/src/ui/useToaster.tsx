import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastSystem } from '~/content/toasts';
import { useIntent } from '~/shared/useIntent';
import type { ToastTone } from './Toasts';

const load = () => import('./Toasts');
const ToastArea = lazy(async () => ({ default: (await load()).ToastArea }));

interface Toaster {
  toast: (tone: ToastTone, title: string, text: string) => void;
  /** Where the toasts appear; once per page. */
  area: ReactNode;
}

/**
 * Toasts for a content page. Their script is fetched when the pointer or the focus first reaches a control of the page:
 * not with the page, and still before anything can fail, the connection included.
 */
export function useToaster(system: ToastSystem): Toaster {
  const { t } = useTranslation('common');
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  useIntent('main :is(form, button)', want);
  const toast = useCallback<Toaster['toast']>(
    (tone, title, text) => {
      setWanted(true);
      load().then(
        ({ showToast }) => showToast(tone, title, text, system),
        // The message must reach the visitor even if the script does not load.
        () => window.alert(`${title}: ${text}`),
      );
    },
    [system],
  );
  const area = wanted && (
    <Suspense>
      <ToastArea label={t(($) => $.notifications)} closeLabel={t(($) => $.close)} />
    </Suspense>
  );
  return { toast, area };
}
