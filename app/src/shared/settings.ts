/** Outside pages reached by full page load; the server writes their addresses into each page at start. */
export interface SiteSettings {
  /** Origin under which visitors reach the site: scheme, host and port. */
  readonly publicUrl: string;
  readonly signUpUrl: string;
  readonly teamSpaceUrl: string;
  readonly loginUrl: string;
  readonly demoBookingUrl: string;
  readonly consultationUrl: string;
  readonly tryFreeUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** The script of the human check; only the sign-up page loads it. */
  readonly recaptchaScriptUrl: string;
  /** Whether the server has a site key for it; without one the page does not ask. */
  readonly recaptchaConfigured: boolean;
  readonly payPerUsage: boolean;
}

/** Stands for the public address in the build's files until the server, which knows it, puts it in at start. */
export const placeholderOrigin = 'https://origin.invalid';

/** What stands when the page is opened without our server (a plain file server, or the prerendering itself). */
export const defaultSettings: SiteSettings = {
  publicUrl: placeholderOrigin,
  signUpUrl: '/sign-up',
  teamSpaceUrl: 'https://app.brightcrew.example/new',
  loginUrl: 'https://app.brightcrew.example/login',
  demoBookingUrl: '/contact',
  consultationUrl: 'https://calendar.brightcrew.example/consultation',
  tryFreeUrl: 'https://forms.brightcrew.example/try-free',
  appStoreUrl: 'https://apps.brightcrew.example/ios',
  playStoreUrl: 'https://apps.brightcrew.example/android',
  recaptchaScriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
  recaptchaConfigured: true,
  payPerUsage: false,
};

/** The id of the JSON data block that the server fills. */
export const settingsElementId = 'site-settings';

let known: SiteSettings | undefined;

/** The settings of this page; unknown or broken blocks leave the defaults. */
export function siteSettings(): SiteSettings {
  if (known) return known;
  if (typeof document === 'undefined') return defaultSettings;
  try {
    const text = document.getElementById(settingsElementId)?.textContent ?? '{}';
    known = { ...defaultSettings, ...(JSON.parse(text) as Partial<SiteSettings>) };
  } catch {
    known = defaultSettings;
  }
  return known;
}
