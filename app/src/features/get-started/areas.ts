/** The product's three areas with their contents, in page order. */
export const areas = [
  { id: 'manage', items: ['payroll', 'scheduling', 'chat', 'insights'] },
  { id: 'performance', items: ['incentives', 'targets', 'share', 'recognitions', 'survey'] },
  { id: 'hiring', items: ['process', 'training', 'onboarding'] },
] as const;
