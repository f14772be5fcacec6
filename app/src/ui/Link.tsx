import { type LinkProps, parsePath, Link as RouterLink, useLocation } from 'react-router';
import { pageOfPath } from '~/shared/pageOfPath';

/**
 * An internal link. It loads a document between pages with and without the engine (decision 4), and to and from those
 * that the server fills (decision 106).
 */
export function Link({ to, reloadDocument, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: target = pathname } = typeof to === 'string' ? parsePath(to) : to;
  const [from, there] = [pathname, target].map((path) => pageOfPath(path)?.page);
  const elsewhere = Boolean(from?.engine) !== Boolean(there?.engine) || from?.filled || there?.filled;
  return <RouterLink to={to} reloadDocument={reloadDocument ?? elsewhere} {...rest} />;
}
