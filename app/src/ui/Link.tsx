import { type LinkProps, parsePath, Link as RouterLink, useLocation } from 'react-router';
import { routeSetOfPath } from '~/shared/routeSet';

/** A link inside the site; to a page that this document's scripts do not know, it is an ordinary link. */
export function Link({ to, reloadDocument, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: target = pathname } = typeof to === 'string' ? parsePath(to) : to;
  const elsewhere = routeSetOfPath(target) !== routeSetOfPath(pathname);
  return <RouterLink to={to} reloadDocument={reloadDocument ?? elsewhere} {...rest} />;
}
