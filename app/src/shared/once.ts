/**
 * A click handler that acts once for a double click: its second click may fall on another button, which the first one
 * has brought under the pointer.
 */
export function once(act: () => void): (click: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
