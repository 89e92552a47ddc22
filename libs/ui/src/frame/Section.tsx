import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 24,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginBottom: 16,
  },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <header>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action}
      </header>
      {children}
    </Frame>
  );
}
