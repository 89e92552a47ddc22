import { styled } from '@mui/material/styles';

/** A group of buttons over the picture of a viewer. */
export const ButtonBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: 8,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.panel,
  '&.upright': { flexDirection: 'column', flexWrap: 'nowrap' },
  '& button': { color: 'inherit' },
  '& button[aria-pressed=true]': { color: theme.palette.accent.main },
  '& button:disabled': { opacity: 0.4 },
}));
