import { type ShareToast, showToast } from './shareToasts';

/** The address is shown and selected where it cannot be copied: the clipboard requires https and may be denied. */
function showLink(url: string): void {
  const field = document.querySelector<HTMLInputElement>('[data-copied-link]');
  if (!field) return;
  field.hidden = false;
  field.value = url;
  field.select();
}

async function copyLink(): Promise<ShareToast> {
  const url = window.location.origin + window.location.pathname;
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    showLink(url);
    return 'failed';
  }
}

/** Lets the share panel's button copy the page's link. */
export function handleCopyLink(): void {
  const button = document.querySelector('[data-copy-link]');
  button?.addEventListener('click', async () => showToast(await copyLink()));
}
