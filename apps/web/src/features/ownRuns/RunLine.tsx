import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Line = styled('li')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& small': { ...typography.caption, color: palette.text.third },
}));

interface RunLineProps {
  standing: string;
  facts: readonly string[];
  href: string;
  action: string;
}

export const RunLine = ({ standing, facts, href, action }: RunLineProps) => (
  <Line>
    <span>
      {standing}
      <br />
      <small>{facts.join(' · ')}</small>
    </span>
    <Button size="small" href={href}>
      {action}
    </Button>
  </Line>
);
