import { blog } from '~/content/blog';

/** A heading above this line counts as the current one, in CSS pixels from the window's top. */
const readingLinePx = blog.tocOffsetPx + 24;

/** The heading that a link of the table of contents leads to. */
function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/** Percent of the body scrolled past, 0 to 100. */
function percentOf(body: Element): number {
  const { top, height } = body.getBoundingClientRect();
  const range = height + blog.tocOffsetPx - window.innerHeight;
  const scrolledPast = blog.tocOffsetPx - top;
  return range > 0 ? Math.round(Math.min(Math.max(scrolledPast / range, 0), 1) * 100) : 100;
}

/** The link of the current heading; undefined above the first. */
function currentOf(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  // A short last section never reaches the line: at the end of the page it is the current one.
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd) return links.at(-1);
  return links.findLast((link) => (headingOf(link)?.getBoundingClientRect().top ?? Infinity) <= readingLinePx);
}

/** Scrolls a heading to 80 px below the window's top and focuses it. */
function jumpTo(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const heading = headingOf(link);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = heading.getBoundingClientRect().top + window.scrollY - blog.tocOffsetPx;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  history.replaceState(history.state, '', link.hash);
  window.scrollTo({ top, behavior: reducedMotion ? 'instant' : 'smooth' });
}

/** Shows the reading progress and the current heading of a post, and lets the contents scroll to theirs. */
export function followReading(): void {
  const body = document.querySelector('.post-text');
  const bar = document.querySelector('[role=progressbar]');
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby=post-contents] a'));
  if (!body || !bar) return;
  let isScheduled = false;
  const update = () => {
    isScheduled = false;
    const percent = String(percentOf(body));
    bar.setAttribute('aria-valuenow', percent);
    bar.querySelector('rect')?.setAttribute('height', percent);
    const current = currentOf(links);
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const onScroll = () => {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  };
  update();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onScroll, { passive: true });
  for (const link of links) link.addEventListener('click', jumpTo);
}
