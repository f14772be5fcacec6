/** A sign of one stroke and its ground for each group of questions, by the group's id. */
export const groupSigns: Record<string, { path: string; ground: string }> = {
  start: {
    path: 'M3 19h18M7 19a5 5 0 0 1 10 0M12 10V5M5.5 13.5 3 11M18.5 13.5 21 11',
    ground: 'bg-peach text-coral-deep',
  },
  points: { path: 'M4 5h16v11H10l-4 4v-4H4ZM12 8v5M9.5 10.5h5', ground: 'bg-sun text-ink' },
  rewards: {
    path: 'M4 9h16v4H4ZM6 13v7h12v-7M12 9v11M12 9S11 4 8.5 4.5 8 9 12 9Zm0 0s1-5 3.5-4.5S16 9 12 9Z',
    ground: 'bg-mint text-evergreen',
  },
  work: { path: 'M12 3a9 9 0 1 0 9 9M12 8a4 4 0 1 0 4 4M12 12l8-8M17 3.5V7h3.5', ground: 'bg-sky text-sky-ink' },
  data: { path: 'M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6ZM9 12l2.2 2.2L15.5 10', ground: 'bg-plum text-plum-ink' },
};
