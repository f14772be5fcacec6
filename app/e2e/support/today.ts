/**
 * Sets the page's clock to the Wednesday of the sample week. The demo opens on the current week; tests and measurements
 * need the same one every day. The clock runs on from there. Runs in the page.
 */
export function setClockToSampleWeek(): void {
  if (!/shift-/.test(location.pathname)) return;
  const RealDate = Date;
  const offset = new RealDate(2026, 10, 18, 12).getTime() - RealDate.now();
  class SampleDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [RealDate.now() + offset] : parts) as [number]));
    }

    static override now(): number {
      return RealDate.now() + offset;
    }
  }
  globalThis.Date = SampleDate as DateConstructor;
}
