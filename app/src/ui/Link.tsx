import { type LinkProps, parsePath, Link as RouterLink, useLocation } from 'react-router';
import { pageOfPath } from '~/shared/pageOfPath';

const engineOf = (pathname: string) => pageOfPath(pathname)?.page.engine ?? 'never';

/** Whether a link between two pages loads a document: the policy of the one on screen is not that of the other. */
function loadsDocument(from: string, to: string): boolean {
  const here = engineOf(from);
  const there = engineOf(to);
  // A live roster's document may compile more than a page without one needs.
  return here !== there && !(here === 'near' && there === 'never');
}

/** A link inside the site; between pages with and without the engine it loads a document (decisions 4 and 93). */
export function Link({ to, reloadDocument, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: target = pathname } = typeof to === 'string' ? parsePath(to) : to;
  return <RouterLink to={to} reloadDocument={reloadDocument ?? loadsDocument(pathname, target)} {...rest} />;
}
