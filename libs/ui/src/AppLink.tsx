import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** `rel="external"` marks a path of this domain that another app answers. */
const leavesTheApp = ({ href, rel, download }: AppLinkProps) =>
  !href?.startsWith('/') ||
  href.startsWith('//') ||
  download !== undefined ||
  (rel ?? '').split(' ').includes('external');

/**
 * What every `href` of the theme becomes (Link, Button, MenuItem …): a step inside the app for its
 * own paths, a plain anchor for everything else.
 */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  const inRouter = useInRouterContext();
  if (href === undefined || !inRouter || leavesTheApp({ href, ...rest })) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
