import { Skeleton } from '~/ui/Skeleton';

/** Stands for a post while it loads. */
export function PostSkeleton({ label }: { label: string }) {
  return (
    <div data-skeleton="post-page" className="wrap pb-24 lg:grid lg:grid-cols-[240px_minmax(0,1fr)] gap-x-14">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="lg:col-start-2 max-w-[880px] grid content-start gap-4">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14 w-3/4" />
        <Skeleton className="mt-2 h-5 w-1/2" />
        <Skeleton className="mt-4 aspect-[16/9] rounded-[28px]" />
        <div className="mt-6 grid gap-3 max-w-[680px]">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-5/6" />
          <Skeleton className="mt-4 h-8 w-2/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      </div>
    </div>
  );
}
