/**
 * External addresses reached by full page load, and other settings; the server writes them into each page at startup.
 */
export interface SiteSettings {
  /** Public origin of the site: scheme, host and port. */
  readonly publicUrl: string;
  readonly signUpUrl: string;
  /** Where sign-up continues; if null, the page itself says what comes next. */
  readonly teamSpaceUrl: string | null;
  readonly loginUrl: string;
  readonly demoBookingUrl: string;
  readonly consultationUrl: string;
  readonly tryFreeUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** Bot protection of sign-up. */
  readonly humanCheck: 'recaptcha' | 'altcha' | 'off';
  /** The reCAPTCHA script; only the sign-up page loads it. */
  readonly recaptchaScriptUrl: string;
  /** Whether the server has a reCAPTCHA site key; without one the page shows no check. */
  readonly recaptchaConfigured: boolean;
  /** The tag manager's script, loaded once the visitor has consented to analytics; null if there is none. */
  readonly tagManagerUrl: string | null;
  readonly payPerUsage: boolean;
}

/** Placeholder for the public origin in the build's files; the server replaces it at startup. */
export const placeholderOrigin = 'https://origin.invalid';

/** Used when the page is served without our server (by a plain file server, or while prerendering). */
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

let cached: SiteSettings | undefined;

/** The settings of this page; an invalid block falls back to the defaults. */
export function siteSettings(): SiteSettings {
  if (cached) return cached;
  if (typeof document === 'undefined') return defaultSettings;
  try {
    const text = document.getElementById(settingsElementId)?.textContent ?? '{}';
    cached = { ...defaultSettings, ...(JSON.parse(text) as Partial<SiteSettings>) };
  } catch {
    cached = defaultSettings;
  }
  return cached;
}
