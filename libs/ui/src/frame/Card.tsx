import { styled } from '@mui/material/styles';
import { radius, raised } from '../tokens';

/**
 * A white sheet with a hairline around it, flat at rest. Only one that leads somewhere rises: a
 * raised one promises a click.
 */
export const Card = styled('div')(({ theme: { palette } }) => ({
  overflow: 'hidden',
  color: palette.text.primary,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: radius.card,
  transition: 'box-shadow 150ms ease-out',
  'a&:hover, &:hover:has(a[href], .MuiCardActionArea-root)': { boxShadow: raised },
}));
