import { homeRewards } from '~/content/home';
import { jobs } from '~/shared/cast';
import { Avatar } from '~/ui/Avatar';
import { BrandLogo } from '~/ui/BrandLogo';
import { LogoMark } from '~/ui/Logo';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { PointsBadge } from '~/ui/PointsBadge';
import { Progress } from '~/ui/Progress';
import { RewardArt } from '~/ui/RewardArt';
import { RewardPicture } from '~/ui/RewardPicture';
import { Ring } from '~/ui/Ring';
import { SectionSkeleton } from '~/ui/SectionSkeleton';
import { Skeleton } from '~/ui/Skeleton';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { Sample } from './Sample';
import { useKitWords } from './words';

const avatarTones = ['peach', 'mint', 'sky', 'plum', 'sun'] as const;
const badgeTones = ['sun', 'ink', 'mint', 'sky', 'coral'] as const;
const progressTones = ['green', 'yellow', 'red'] as const;

/** Pictures and marks without a function: logos, icons, people, rewards, progress. */
export function Marks() {
  const words = useKitWords();
  return (
    <>
      <Sample name={words.groups.marks}>
        <LogoMark className="size-12" />
        <span className="bg-ink rounded-control p-2">
          <LogoMark reversed className="size-12" />
        </span>
        <BrandLogo name={words.brand} logoUrl="/images/none.svg" fallbackText={words.brand} />
        <StrokeIcon path="M4 12l5 5L20 6" className="size-6" />
        {avatarTones.map((tone) => (
          <Avatar key={tone} initials="IR" tone={tone} />
        ))}
        {badgeTones.map((tone) => (
          <PointsBadge key={tone} tone={tone}>
            +250
          </PointsBadge>
        ))}
        <div className="w-full flex flex-wrap gap-3">
          {jobs.map((job) => (
            <PersonAtWork key={job} job={job} className="size-24" />
          ))}
        </div>
        <div className="bg-evergreen rounded-card p-3">
          <PersonAtWork job="nurse" dark className="size-24" />
        </div>
        {homeRewards.map(({ id }) => (
          <RewardArt key={id} id={id} className="size-20" />
        ))}
        <div className="w-40">
          <RewardPicture name="coffee" className="rounded-control" />
        </div>
      </Sample>
      <Sample name={words.groups.progress}>
        {progressTones.map((tone) => (
          <Progress key={tone} tone={tone} percent={68} className="w-48" />
        ))}
        <Progress size="thin" percent={50} className="w-48" />
        <Progress size="thick" percent={30} className="w-48" />
        <Ring percent={80} className="size-20" />
        <Skeleton className="h-8 w-60" />
        <SectionSkeleton className="min-h-40 w-full" />
      </Sample>
    </>
  );
}
