import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppLink } from '../links/AppLink';
import type { Choice } from '../links/ChoiceRow';
import { useChosenInSight, wordsOf } from '../links/useChosenInSight';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  paddingBottom: 48,
  // On a phone the menu becomes tabs above the content.
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

const Menu = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: 8,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& a': {
    padding: '10px 16px',
    borderRadius: 4,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      color: theme.palette.accent.text,
      backgroundColor: theme.palette.accent.wash,
      fontWeight: 600,
    },
  },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'row',
    overflowX: 'auto',
    '& a': { flex: '1 0 auto', textAlign: 'center' },
  },
}));

/** Stacks the sections of a page. */
export const Sections = styled('div')({ display: 'grid', gap: 24, minWidth: 0 });

interface SideMenuProps {
  label: string;
  choices: readonly Choice[];
  children: ReactNode;
}

/** A side menu for related pages, with the current page beside it. */
export function SideMenu({ label, choices, children }: SideMenuProps) {
  const menu = useChosenInSight<HTMLElement>(wordsOf(choices));
  return (
    <Columns>
      <Menu ref={menu} aria-label={label}>
        {choices.map(({ label: words, href, isChosen }) => (
          <AppLink key={href} href={href} {...(isChosen && { 'aria-current': 'page' })}>
            {words}
          </AppLink>
        ))}
      </Menu>
      <Sections>{children}</Sections>
    </Columns>
  );
}
