import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastSystem } from '~/content/toasts';
import { onFirstSignOfLife } from '~/shared/signOfLife';
import type { ToastTone } from './Toasts';

const load = () => import('./Toasts');
const ToastArea = lazy(async () => ({ default: (await load()).ToastArea }));

interface Toaster {
  toast: (tone: ToastTone, title: string, text: string) => void;
  /** Where the toasts appear; once on the page. */
  area: ReactNode;
}

/**
 * Toasts for a content page. Their script comes at the first sign of life, not with the page, and so is there before
 * anything can fail, the connection too.
 */
export function useToaster(system: ToastSystem): Toaster {
  const { t } = useTranslation('common');
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstSignOfLife(() => setWanted(true)), []);
  const toast = useCallback<Toaster['toast']>(
    (tone, title, text) => {
      setWanted(true);
      load().then(
        ({ showToast }) => showToast(tone, title, text, system),
        // The words must reach the reader even where the script cannot.
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
