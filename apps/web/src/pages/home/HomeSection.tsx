import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { texts } from './sectionTexts';

const Section = styled('section')(({ theme }) => ({
  marginTop: 32,
  '& > header': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    marginBottom: 16,
  },
  '& > header p': { color: theme.palette.text.third },
  '& > header a': { marginLeft: 'auto' },
}));

interface HomeSectionProps {
  title: string;
  lead?: string;
  /** Link to the full list. */
  more?: string;
  children: ReactNode;
}

export function HomeSection({ title, lead, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {lead && <p>{lead}</p>}
        {more && (
          <Button href={more} size="small" aria-describedby={id}>
            {texts.all}
          </Button>
        )}
      </header>
      {children}
    </Section>
  );
}
