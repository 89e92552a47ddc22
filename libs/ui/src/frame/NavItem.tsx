import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppLink } from '../links/AppLink';
import { sizes } from '../tokens';

interface NavItemProps {
  href: string;
  active?: boolean;
  children: ReactNode;
}

/** Marked by a line below in the bar, and by a line at the side in the drawer. */
const Item = styled(AppLink)(({ theme: { palette } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: sizes.header,
  padding: '0 12px',
  color: palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'color 150ms ease-out',
  '&:hover': { color: palette.accent.text },
  '&[aria-current]': { color: palette.accent.text, fontWeight: 600 },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: 0,
    height: 3,
    borderRadius: 2,
    backgroundColor: palette.accent.main,
  },
  '[data-nav=drawer] &': { height: 48, padding: '0 24px' },
  '[data-nav=drawer] &[aria-current]': { backgroundColor: palette.accent.wash },
  '[data-nav=drawer] &[aria-current]::after': {
    insetInline: '0 auto',
    insetBlock: 12,
    width: 3,
    height: 'auto',
  },
}));

export function NavItem({ href, active = false, children }: NavItemProps) {
  return (
    <Item href={href} {...(active && { 'aria-current': 'page' })}>
      {children}
    </Item>
  );
}
