import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastSystems } from '~/content/toasts';
import { useToaster } from '~/ui/useToaster';

/** Lets the share panel's button copy the page's link; returns the container of the toasts that say so. */
export function useCopyLink(): ReactNode {
  const { t } = useTranslation('blogPost');
  const { toast, area } = useToaster(toastSystems.share);
  useEffect(() => {
    const copy = async () => {
      const url = window.location.origin + window.location.pathname;
      try {
        await navigator.clipboard.writeText(url);
        toast(
          'success',
          t(($) => $.share.copied.title),
          t(($) => $.share.copied.text),
        );
      } catch {
        // The clipboard requires https and may be denied: then the link is shown and selected.
        const field = document.querySelector<HTMLInputElement>('[data-copied-link]');
        if (field) {
          field.hidden = false;
          field.value = url;
          field.select();
        }
        toast(
          'error',
          t(($) => $.share.failed.title),
          t(($) => $.share.failed.text),
        );
      }
    };
    const button = document.querySelector('[data-copy-link]');
    button?.addEventListener('click', copy);
    return () => button?.removeEventListener('click', copy);
  }, [t, toast]);
  return area;
}
