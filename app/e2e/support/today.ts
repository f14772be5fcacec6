/**
 * Sets the page's clock to a time, or noon, of a date, from where it runs on. On the scheduler's pages that is the
 * Monday morning of the sample week, which lies ahead then; on the demo's other pages the day on which the sample was
 * written: the demo's dates move with today, and tests and measurements need the same ones every day. On other pages it
 * is `today` (ISO date); without it they keep the machine's clock. Runs in the page.
 */
export function setClock(today?: string): void {
  const demoDay = /\/demo\//.test(location.pathname) ? '2026-11-20' : undefined;
  const date = /shift-/.test(location.pathname) ? '2026-11-16T08:00:00' : (today ?? demoDay);
  if (!date) return;
  const RealDate = Date;
  const offset = new RealDate(date.includes('T') ? date : `${date}T12:00:00`).getTime() - RealDate.now();
  class ShiftedDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [RealDate.now() + offset] : parts) as [number]));
    }

    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
