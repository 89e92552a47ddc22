import type { SimulationDetail } from '@cheese/domain/contract/training/simulation';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  '& ul, & ol': { margin: 0, paddingInlineStart: 24 },
  '& li': { marginBlock: 4 },
}));

export const Introduction = ({ simulation }: { simulation: SimulationDetail }) => (
  <Frame>
    <SafeHtml html={simulation.html} />
    <Lines title={texts.aims} lines={simulation.aims} />
    <Lines title={texts.equipment} lines={simulation.equipment} />
    <Lines title={texts.steps} lines={simulation.steps} isOrdered />
  </Frame>
);

interface LinesProps {
  title: string;
  lines: readonly string[];
  isOrdered?: boolean;
}

function Lines({ title, lines, isOrdered = false }: LinesProps) {
  if (lines.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div>
      <Typography variant="h2">{title}</Typography>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </div>
  );
}
