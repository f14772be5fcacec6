import { describe, expect, it } from 'vitest';
import { memberView } from './member';

describe('the member page', () => {
  it('[D-155] [D-156] [D-157] shows total, last 30 days, and submitted as received plus one', () => {
    const view = memberView('TM003', 'Unknown Member');
    expect(view).toMatchObject({ totalReceived: 112, receivedRecently: 11, submittedRecently: 12, known: true });
  });

  it('[D-270] [D-271] falls back to Unknown Member with balance 0', () => {
    expect(memberView('TM999', 'Unknown Member')).toMatchObject({ name: 'Unknown Member', balance: 0, known: false });
  });
});
