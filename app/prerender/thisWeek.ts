import { calendarNames } from '../src/shared/calendarNames';
import type { Language } from '../src/shared/language';

/**
 * Moves the prerendered week of the scheduler to the visitor's: its dates, what is past, today and now. The figures are
 * those of this week already. An address that asks for another screen, whose figures only the engine has, says which one
 * in `data-screen`, and its placeholder is shown. Runs in the page, so it uses nothing from outside.
 */
export function showThisWeek(shortMonths: readonly string[], dayFirst: boolean): void {
  const main = document.querySelector<HTMLElement>('main[data-figures]');
  if (!main) return;
  const query = new URLSearchParams(location.search);
  const names = ['week', 'view', 'day', 'group', 'team', 'position', 'slots', 'roster'];
  if (location.hash !== '' || names.some((name) => query.has(name))) {
    main.dataset.screen = `${query.get('view') ?? 'weekly'} ${query.get('group') ?? 'time'}`;
    return;
  }
  const now = new Date();
  const hour = now.getHours() + now.getMinutes() / 60;
  const today = (now.getDay() + 6) % 7;
  const dayAt = (day: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + day - today, 12);
  const nameOf = (date: Date) => {
    const parts = [shortMonths[date.getMonth()], date.getDate()];
    return (dayFirst ? parts.reverse() : parts).join(' ');
  };
  const sunday = dayAt(6);
  const label = `${nameOf(dayAt(0))} - ${nameOf(sunday)}${dayFirst ? '' : ','} ${sunday.getFullYear()}`;
  const thursday = dayAt(3);
  const yearDay = Math.floor((thursday.getTime() - new Date(thursday.getFullYear(), 0, 1).getTime()) / 86_400_000);
  const week = 1 + Math.floor(yearDay / 7);
  const written = main.querySelector('[data-dated=label]')?.textContent ?? '';
  for (const element of main.querySelectorAll('[data-dated]')) {
    const text = element.textContent ?? '';
    const isWeek = element.getAttribute('data-dated') === 'week';
    element.textContent = isWeek ? text.replace(/\d+/, String(week)) : text.replace(written, label);
  }
  for (const element of main.querySelectorAll('[aria-label]')) {
    const text = element.getAttribute('aria-label') ?? '';
    if (text.includes(written)) element.setAttribute('aria-label', text.replace(written, label));
  }
  for (const element of main.querySelectorAll('[data-date]')) {
    const day = Number(element.getAttribute('data-date'));
    element.textContent = String(dayAt(day).getDate());
    if (day === today && element.matches('.tt-date')) element.classList.add('tt-today');
    const tab = element.closest('[aria-pressed]');
    tab?.setAttribute('aria-label', (tab.getAttribute('aria-label') ?? '').replace(/\d+/, element.textContent));
  }
  for (const head of main.querySelectorAll('[data-head]')) {
    const day = Number(head.getAttribute('data-head'));
    if (day < today) head.classList.add('past');
    if (day === today) head.setAttribute('aria-current', 'date');
  }
  for (const row of main.querySelectorAll('[data-hour]')) {
    const start = Number(row.getAttribute('data-hour'));
    const isNow = start === Math.floor(hour);
    if (isNow) row.firstElementChild?.classList.add('tt-hour-now');
    for (const [day, cell] of row.querySelectorAll<HTMLElement>('[role=gridcell]').entries()) {
      if (start + 1 <= (today - day) * 24 + hour) cell.classList.add('past');
      if (isNow && day === today) cell.style.setProperty('--now', `${Math.round((hour - start) * 100)}%`);
    }
  }
  const gaps = new Map<string, boolean>();
  for (const cell of main.querySelectorAll('[data-gap]')) {
    const gap = cell.getAttribute('data-gap') ?? '';
    gaps.set(gap, gaps.get(gap) === true || !cell.matches('.past'));
  }
  const ahead = [...gaps.values()].filter(Boolean).length;
  const said = main.querySelector('[data-ahead]');
  if (said && ahead < gaps.size) {
    const texts = (said.getAttribute('data-ahead') ?? '').split('|');
    said.textContent = texts[Math.min(ahead, 2)]?.replace(/\d+/, String(ahead)) ?? '';
  }
  const box = main.querySelector('[data-roster-box]');
  const head = box?.querySelector<HTMLElement>('[role=columnheader] + [role=columnheader]');
  if (box && head && innerWidth < 768) box.scrollLeft = today * head.offsetWidth;
  main.dataset.figures = 'dated';
}

/** What the page may show once it has dates. */
const datedParts = [
  '<main data-figures="none" data-screen="weekly member"><i class="roster-area own-week"></i></main>',
  '<main data-figures="dated"><i class="tt-head past"></i><i class="tt-today"></i><i class="tt-hour-now"></i>',
  '<i class="tt-cell tt-gap past" style="--now:0"><i class="tt-need"></i></i></main>',
].join('');

/** The page with what it may show before its first paint, for the rules that it needs until then. */
export function withDatedParts(html: string): string {
  return html.includes('data-figures=') ? html.replace('</body>', () => `${datedParts}</body>`) : html;
}

/**
 * The page with a script that moves its week before the first paint. The script removes itself, so that React finds the
 * elements that it rendered.
 */
export function withThisWeek(html: string): string {
  if (!html.includes('data-figures=')) return html;
  const language: Language = html.includes('<html lang="es"') ? 'es' : 'en';
  const names = JSON.stringify(calendarNames[language].shortMonths);
  const script = `(${showThisWeek})(${names},${language === 'es'});document.currentScript.remove()`;
  return html.replace('</main>', () => `<script>${script}</script></main>`);
}
