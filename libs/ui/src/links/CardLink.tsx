import { styled } from '@mui/material/styles';
import { AppLink } from './AppLink';

/**
 * The title of a card, which makes all of the card one link: it is read out by its title alone, and
 * the focus ring goes around the whole card. The card is `position: relative`.
 */
export const CardLink = styled(AppLink)(({ theme }) => ({
  ...theme.typography.h3,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.accent.text },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 7 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${theme.palette.brandPressed}`,
    outlineOffset: -2,
  },
}));
