import type { ComponentType } from 'react';
import * as React from 'react';

const failed = new Set<() => void>();

/** Lets every part whose code failed to load be loaded again. */
export function retryFailedParts(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/** React's `lazy`, except that a failed load is not kept for good: `retryFailedParts` allows another. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const attempt = () =>
    React.lazy(() =>
      load().catch((error: unknown) => {
        failed.add(() => {
          part = attempt();
        });
        throw error;
      }),
    );
  let part: ComponentType<Props> = attempt();
  return (props) => React.createElement(part, props);
}

/** Loads a part ahead of its use; a failure shows when it is used. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
