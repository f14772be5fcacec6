import { type LinkProps, parsePath, Link as RouterLink, useLocation } from 'react-router';
import { pageOfPath } from '~/shared/pageOfPath';

const loadsEngine = (pathname: string) => pageOfPath(pathname)?.page.engine ?? false;

/** An internal link; between pages with and without the engine it loads a document (decision 4). */
export function Link({ to, reloadDocument, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: target = pathname } = typeof to === 'string' ? parsePath(to) : to;
  const elsewhere = loadsEngine(target) !== loadsEngine(pathname);
  return <RouterLink to={to} reloadDocument={reloadDocument ?? elsewhere} {...rest} />;
}
