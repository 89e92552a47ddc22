import { Card } from '@cheese/ui/frame/Card';
import { styled } from '@mui/material/styles';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '12px 24px',
  margin: 0,
  padding: 16,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

export type NamedFact = readonly [name: string, value: string];

export function FactCard({ label, facts }: { label: string; facts: readonly NamedFact[] }) {
  return (
    <Card>
      <Facts aria-label={label}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
