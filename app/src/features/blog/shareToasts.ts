import { toastSystems } from '~/content/toasts';

/** A message of the share panel; the page has a template for each (`ShareToasts`). */
export type ShareToast = 'copied' | 'failed';

const { durationMs, mostVisible } = toastSystems.share;

/** Removes the element after the time without pointer or focus on it. */
function removeLater(toast: Element): void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => toast.remove(), durationMs);
  };
  for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, () => clearTimeout(timer));
  for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, wait);
  wait();
}

/** Shows a message for four seconds, announced by screen readers. Beyond the maximum the oldest is removed. */
export function showToast(message: ShareToast): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-share-toast="${message}"]`);
  const toast = template?.content.firstElementChild?.cloneNode(true);
  const area = document.querySelector('[data-toasts]');
  if (!(toast instanceof Element) || !area) return;
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  area.append(toast);
  for (const old of [...area.children].slice(0, -mostVisible)) old.remove();
  removeLater(toast);
}
