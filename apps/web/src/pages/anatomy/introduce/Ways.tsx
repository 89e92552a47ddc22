import { styled } from '@mui/material/styles';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  gap: '12px 24px',
  margin: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px 0' },
}));

export const Ways = ({ ways }: { ways: readonly (readonly [string, string])[] }) => (
  <List>
    {ways.map(([way, what]) => [<dt key={way}>{way}</dt>, <dd key={`${way} `}>{what}</dd>])}
  </List>
);
