/** Outside pages reached by full page load; the server writes their addresses into each page at start. */
export interface SiteSettings {
  /** Origin under which visitors reach the site: scheme, host and port. */
  readonly publicUrl: string;
  readonly signUpUrl: string;
  /** Where a sign-up goes on; without it the page itself says what comes next. */
  readonly teamSpaceUrl: string | null;
  readonly loginUrl: string;
  readonly demoBookingUrl: string;
  readonly consultationUrl: string;
  readonly tryFreeUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** Protects sign-up against bots; the contact form has the proof of work (altcha) with either. */
  readonly humanCheck: 'recaptcha' | 'altcha' | 'off';
  /** The script of the human check; only the sign-up page loads it. */
  readonly recaptchaScriptUrl: string;
  /** Whether the server has a site key for it; without one the page does not ask. */
  readonly recaptchaConfigured: boolean;
  /** The script of a tag manager, loaded once the visitor has said yes to analytics; null where there is none. */
  readonly tagManagerUrl: string | null;
  readonly payPerUsage: boolean;
}

/** Stands for the public address in the build's files until the server, which knows it, puts it in at start. */
export const placeholderOrigin = 'https://origin.invalid';

/** What stands when the page is opened without our server (a plain file server, or the prerendering itself). */
export const defaultSettings: SiteSettings = {
  publicUrl: placeholderOrigin,
  signUpUrl: '/sign-up',
  teamSpaceUrl: null,
  loginUrl: '/pick-experience',
  demoBookingUrl: '/contact',
  consultationUrl: '/contact',
  tryFreeUrl: '/contact',
  appStoreUrl: '/pick-experience',
  playStoreUrl: '/pick-experience',
  humanCheck: 'altcha',
  recaptchaScriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
  recaptchaConfigured: true,
  tagManagerUrl: null,
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
