import { buttonClass } from '~/ui/Button';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { fill, If } from './template';

interface UnavailableProps {
  title: string;
  text: string;
  /** The link to the list. */
  back: string;
  /** The link that loads the page again, shown while the blog is unavailable. */
  retry: string;
}

/** The template in place of a post or category that does not exist or could not be loaded. */
export function Unavailable({ title, text, back, retry }: UnavailableProps) {
  return (
    <div role="alert" className="wrap grid justify-items-start content-center gap-5 pt-6 pb-24 min-h-[60dvh]">
      <span aria-hidden="true" className="block w-52 rounded-band bg-sun pt-5 overflow-clip">
        <PersonAtWork job="teacher" className="mx-auto w-40" />
      </span>
      <h1 className="text-[clamp(2.25rem,5vw,3.5rem)]">{title}</h1>
      <p className="text-lg text-muted measure-48">{text}</p>
      <div className="flex flex-wrap gap-3">
        <a href={fill('list')} className={buttonClass()}>
          {back}
        </a>
        <If of="failed">
          <a href="?" className={buttonClass('outline')}>
            {retry}
          </a>
        </If>
      </div>
    </div>
  );
}
