/** Single-path icons for `StrokeIcon`. */
export const checkIcon = 'M5 12.5 10 17.5 19.5 7';
export const crossIcon = 'M6 6l12 12M18 6 6 18';
export const chevronIcon = 'm6 9 6 6 6-6';
