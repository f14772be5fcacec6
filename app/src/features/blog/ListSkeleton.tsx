import { blog } from '~/content/blog';
import { Skeleton } from '~/ui/Skeleton';

/** Placeholder of a page of posts: one featured, six cards. */
export function ListSkeleton() {
  return (
    <>
      <div
        data-skeleton="featured"
        className="grid lg:grid-cols-[7fr_5fr] rounded-[28px] border border-line bg-white overflow-clip"
      >
        <Skeleton className="aspect-[16/10] lg:aspect-auto lg:min-h-[440px] rounded-none" />
        <div className="grid content-start gap-4 p-6 sm:p-9 lg:p-11">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="mt-2 h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      </div>
      <ul className="mt-6 lg:mt-8 grid gap-5 lg:gap-6 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: blog.skeletonCards }, (_, index) => index).map((index) => (
          <li key={index} data-skeleton="post" className="rounded-card border border-line bg-white overflow-clip">
            <Skeleton className="aspect-[16/9] rounded-none" />
            <div className="p-6 grid gap-3">
              <Skeleton className="h-6 w-1/3" />
              <Skeleton className="h-6" />
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="mt-1 h-4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
