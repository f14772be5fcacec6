import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

export default function HomeRoute() {
  return (
    <main id="content" className="wrap py-24">
      <ButtonLink to={pathTo('shift-scheduler', useLanguage())} reloadDocument>
        Shift scheduler
      </ButtonLink>
    </main>
  );
}
