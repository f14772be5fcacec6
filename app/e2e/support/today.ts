/**
 * Sets the page's clock to noon of a date, from where it runs on. On the scheduler's pages that is the Wednesday of the
 * sample week: the demo opens on the current week, and tests and measurements need the same one every day. On other
 * pages it is `today` (ISO date); without it they keep the machine's clock. Runs in the page.
 */
export function setClock(today?: string): void {
  const date = /shift-/.test(location.pathname) ? '2026-11-18' : today;
  if (!date) return;
  const RealDate = Date;
  const offset = new RealDate(`${date}T12:00:00`).getTime() - RealDate.now();
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
