import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import type { ScrollState } from '~/shared/useScrollTarget';
import { Link } from '~/ui/Link';

interface AnchorLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  section: string;
  language: Language;
}

/** A link to a section of the home page; the frame scrolls there. On the home page itself the query is kept. */
export function AnchorLink({ section, language, ...rest }: AnchorLinkProps) {
  const { pathname, search } = useLocation();
  const home = pathTo('home', language);
  // The prerendered page does not know the query.
  const currentSearch = useHydrated() && pathname === home ? search : '';
  const state: ScrollState = { scrollTo: section };
  return <Link to={{ pathname: home, search: currentSearch, hash: section }} state={state} {...rest} />;
}
