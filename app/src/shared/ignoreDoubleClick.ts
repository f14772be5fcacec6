/**
 * A click handler that ignores the second click of a double click, which may hit another button that the first click
 * has moved under the pointer.
 */
export function ignoreDoubleClick(act: () => void): (click: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
