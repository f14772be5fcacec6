/** A kind of toasts: how long each stays, in milliseconds, and how many are on the screen at a time. */
export interface ToastSystem {
  readonly durationMs: number;
  readonly mostVisible: number;
}

/** The site's two systems (specification, section 9), and the demo's. */
export const toastSystems: Readonly<Record<'form' | 'share' | 'demo', ToastSystem>> = {
  form: { durationMs: 5000, mostVisible: 1 },
  share: { durationMs: 4000, mostVisible: 3 },
  demo: { durationMs: 5000, mostVisible: 3 },
};
