/** Classes of a tab list that stays in one line on a phone and scrolls sideways. */
export const scrolledTabs =
  'max-md:flex-nowrap max-md:overflow-x-auto max-md:overflow-y-hidden max-md:*:shrink-0 max-md:*:-outline-offset-3';
