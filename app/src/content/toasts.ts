/** A toast configuration: duration in milliseconds, and the maximum visible at a time. */
export interface ToastSystem {
  readonly durationMs: number;
  readonly mostVisible: number;
}

/** The site's two toast systems (specification, section 9), and the demo's. */
export const toastSystems: Readonly<Record<'form' | 'share' | 'demo', ToastSystem>> = {
  form: { durationMs: 5000, mostVisible: 1 },
  share: { durationMs: 4000, mostVisible: 3 },
  demo: { durationMs: 5000, mostVisible: 3 },
};
