/** The three corners of the product with what each holds, in the order of the page. */
export const areas = [
  { id: 'manage', items: ['payroll', 'scheduling', 'chat', 'insights'] },
  { id: 'performance', items: ['incentives', 'targets', 'share', 'recognitions', 'survey'] },
  { id: 'hiring', items: ['process', 'training', 'onboarding'] },
] as const;
