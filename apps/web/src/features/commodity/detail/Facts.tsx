import { styled } from '@mui/material/styles';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, textAlign: 'end' },
}));

export const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <List>
    {facts.map(([what, said]) => [<dt key={what}>{what}</dt>, <dd key={`${what} `}>{said}</dd>])}
  </List>
);
