/** Single-path icons for `StrokeIcon`. */
export const checkSign = 'M5 12.5 10 17.5 19.5 7';
export const crossSign = 'M6 6l12 12M18 6 6 18';
export const chevronSign = 'm6 9 6 6 6-6';
