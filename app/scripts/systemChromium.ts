import { existsSync } from 'node:fs';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser'];

/**
 * The Chromium for tests, measurements and pictures: the one that BRIGHTCREW_CHROMIUM names, or else the system's;
 * undefined if there is neither.
 */
export const systemChromium =
  process.env.BRIGHTCREW_CHROMIUM ?? names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
