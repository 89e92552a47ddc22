import { walkByArrows } from '@cheese/ui/popup/walkByArrows';
import { AppLink } from '@cheese/ui/links/AppLink';
import { forcedColors, sizes } from '@cheese/ui/tokens';
import { useChosenInSight } from '@cheese/ui/links/useChosenInSight';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { menuEntries } from './menuEntries';
import { texts } from './texts';

const Menu = styled('nav')(({ theme: { palette, breakpoints } }) => ({
  position: 'sticky',
  top: sizes.header + 24,
  display: 'flex',
  flexDirection: 'column',
  padding: '8px 0',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& a': {
    flex: 'none',
    padding: '11px 24px',
    color: palette.text.primary,
    textDecoration: 'none',
    borderLeft: '3px solid transparent',
    '&:hover': { color: palette.accent.text },
    '&[aria-current]': {
      color: palette.accent.text,
      fontWeight: 600,
      backgroundColor: palette.accent.wash,
      borderLeftColor: palette.accent.main,
    },
    [forcedColors]: {
      borderLeftColor: 'Canvas',
      '&[aria-current]': { borderLeftColor: 'Highlight' },
    },
  },
  // A row to swipe through.
  [breakpoints.down('md')]: {
    position: 'static',
    flexDirection: 'row',
    overflowX: 'auto',
    padding: 0,
    '& a': { padding: '11px 16px', border: 0 },
  },
}));

export function ClassroomMenu() {
  const { pathname, search } = useLocation();
  const row = useChosenInSight<HTMLElement>(pathname + search);
  return (
    <Menu ref={row} aria-label={texts.menu} onKeyDown={walkByArrows}>
      {menuEntries(pathname, new URLSearchParams(search)).map(({ text, href, isHere }) => (
        <AppLink key={href} href={href} {...(isHere && { 'aria-current': 'page' })}>
          {text}
        </AppLink>
      ))}
    </Menu>
  );
}
