import { styled } from '@mui/material/styles';

/** A pin whose tip is at its place; its size does not change with the zoom. */
export const PinButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  display: 'flex',
  padding: '8px 8px 0',
  border: 0,
  background: 'none',
  color: theme.palette.primary.main,
  filter: `drop-shadow(0 0 2px ${theme.palette.surface})`,
  transformOrigin: '50% 100%',
  cursor: 'pointer',
  touchAction: 'none',
  '&.next': { color: theme.palette.error.main, cursor: 'move' },
  '&[aria-current] svg': { fontSize: 40 },
  '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}`, borderRadius: 4 },
}));
