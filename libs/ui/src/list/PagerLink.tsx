import { styled } from '@mui/material/styles';
import { type ReactNode, use } from 'react';
import { AppLink } from '../links/AppLink';
import { InPagedList } from './inPagedList';

interface PagerLinkProps {
  /** Null on the first or last page: the arrow is shown without a link. */
  href: string | null;
  label: string;
  rel?: string;
  current?: boolean;
  children: ReactNode;
}

const Place = styled('span')(({ theme }) => ({
  display: 'block',
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 36,
    height: 36,
    padding: '0 4px',
    color: theme.palette.text.primary,
    textDecoration: 'none',
    borderRadius: theme.shape.borderRadius,
    transition: 'background-color 150ms ease-out',
  },
  '& > a:hover': { backgroundColor: theme.palette.hairline },
  '& > [aria-current]': {
    color: theme.palette.accent.contrastText,
    fontWeight: 600,
    '&, &:hover': { backgroundColor: theme.palette.accent.main },
  },
  '& > [aria-disabled]': { color: theme.palette.text.third, opacity: 0.5 },
  [theme.breakpoints.down('sm')]: { '& > *': { minWidth: 44, height: 44 } },
}));

export function PagerLink({ href, label, rel, current = false, children }: PagerLinkProps) {
  const preventScrollReset = use(InPagedList);
  return (
    <Place>
      {href === null ? (
        <span role="link" aria-disabled aria-label={label}>
          {children}
        </span>
      ) : (
        <AppLink
          href={href}
          preventScrollReset={preventScrollReset}
          aria-label={label}
          {...(rel && { rel })}
          {...(current && { 'aria-current': 'page' })}
        >
          {children}
        </AppLink>
      )}
    </Place>
  );
}
