import { useTranslation } from 'react-i18next';
import type { NavItem } from '~/content/homeFrame';
import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { Link } from '~/ui/Link';
import { AnchorLink } from './AnchorLink';

interface NavLinkProps {
  item: NavItem;
  language: Language;
  className: string;
}

/** A navigation link to a page or to a section of the home page. */
export function NavLink({ item, language, ...rest }: NavLinkProps) {
  const { t } = useTranslation('site');
  const label = t(($) => $.header[item.title]);
  return item.isAnchor ? (
    <AnchorLink section={item.link} language={language} {...rest}>
      {label}
    </AnchorLink>
  ) : (
    <Link to={pathTo(item.link, language)} {...rest}>
      {label}
    </Link>
  );
}
