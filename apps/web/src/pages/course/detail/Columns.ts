import { styled } from '@mui/material/styles';
import { sizes } from '@cheese/ui/tokens';

/** Head and content at the left; at the right a column that stays visible. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"head side" auto "body side" 1fr / minmax(0, 848px) minmax(0, 308px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 24,
  paddingBottom: 24,
  '& > .head': { gridArea: 'head', minWidth: 0 },
  '& > .body': { gridArea: 'body', minWidth: 0 },
  '& > .side': {
    gridArea: 'side',
    position: 'sticky',
    top: sizes.header + 16,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
  },
  [theme.breakpoints.down('lg')]: {
    gridTemplate: '"head" auto "side" auto "body" auto / minmax(0, 1fr)',
    '& > .side': { position: 'static' },
  },
}));
