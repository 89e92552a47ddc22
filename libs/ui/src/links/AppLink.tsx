import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useRef } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string;
  /** A step inside the app that leaves the window where it is scrolled to. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** `rel="external"` marks a path of this domain that another app answers. */
const leavesTheApp = ({ href, rel, download }: AppLinkProps) =>
  !href?.startsWith('/') ||
  href.startsWith('//') ||
  download !== undefined ||
  (rel ?? '').split(' ').includes('external');

/**
 * The component behind every `href` of the theme (Link, Button, MenuItem …): client-side navigation
 * for the app's own paths, a plain anchor for everything else. The second click of a double click
 * is ignored unless the target has changed, as in a pager.
 */
export function AppLink({ href, preventScrollReset = false, children, ...rest }: AppLinkProps) {
  const inRouter = useInRouterContext();
  const clicked = useRef<string>(undefined);
  if (href === undefined || !inRouter || leavesTheApp({ href, ...rest })) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.detail > 1 && clicked.current === href) event.preventDefault();
    clicked.current = href;
  };
  return (
    <Link to={href} preventScrollReset={preventScrollReset} {...rest} onClick={onClick}>
      {children}
    </Link>
  );
}
