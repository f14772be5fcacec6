import { scroll } from '~/content/scroll';

/**
 * Keeps the header's attributes up to date: `data-scrolled` once the page is scrolled by more than 10 px, and 200 ms
 * later `data-actions`, which shows the action buttons. Returns a function that stops it.
 */
export function watchHeader(header: HTMLElement): () => void {
  let timer: number | undefined;
  const update = () => {
    const scrolled = String(window.scrollY > scroll.headerPx);
    if (header.dataset.scrolled === scrolled) return;
    header.dataset.scrolled = scrolled;
    clearTimeout(timer);
    delete header.dataset.actions;
    if (scrolled === 'true') {
      timer = window.setTimeout(() => {
        header.dataset.actions = '';
      }, scroll.actionsDelayMs);
    }
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', update);
  };
}
