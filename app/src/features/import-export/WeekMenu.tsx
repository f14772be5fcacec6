import { type ComponentProps, Suspense } from 'react';
import { lazy, prefetch } from '~/shared/lazy';

const load = () => import('./WeekDialog');
const WeekDialog = lazy(load);

export const prefetchWeekFiles = () => prefetch(load);

/** The dialog of export, import and share, loaded on demand. */
export function WeekMenu(props: ComponentProps<typeof WeekDialog>) {
  return (
    <Suspense fallback={null}>
      <WeekDialog {...props} />
    </Suspense>
  );
}
