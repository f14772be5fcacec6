/** Rows of the scheduler's comparison by kinds of tools, in display order; the last two are what it does not do. */
export const schedulingComparison = [
  { id: 'reads', us: 'yes', spreadsheet: 'yes', app: 'partly', suite: 'no' },
  { id: 'hours', us: 'yes', spreadsheet: 'no', app: 'partly', suite: 'yes' },
  { id: 'who', us: 'yes', spreadsheet: 'no', app: 'partly', suite: 'yes' },
  { id: 'fills', us: 'yes', spreadsheet: 'no', app: 'partly', suite: 'yes' },
  { id: 'proves', us: 'yes', spreadsheet: 'no', app: 'no', suite: 'no' },
  { id: 'law', us: 'yes', spreadsheet: 'no', app: 'partly', suite: 'yes' },
  { id: 'account', us: 'yes', spreadsheet: 'yes', app: 'no', suite: 'no' },
  { id: 'phone', us: 'yes', spreadsheet: 'no', app: 'yes', suite: 'yes' },
  { id: 'thanks', us: 'yes', spreadsheet: 'no', app: 'no', suite: 'no' },
  { id: 'clock', us: 'no', spreadsheet: 'no', app: 'partly', suite: 'yes' },
  { id: 'payroll', us: 'no', spreadsheet: 'no', app: 'no', suite: 'yes' },
] as const;
