/** What a click on the roster opens. */
export type DialogTarget =
  | { readonly kind: 'gap'; readonly index: number }
  | { readonly kind: 'hour'; readonly day: number; readonly hour: number }
  | { readonly kind: 'member'; readonly staffId: string; readonly day: number }
  | { readonly kind: 'position'; readonly positionId: string; readonly day: number };
