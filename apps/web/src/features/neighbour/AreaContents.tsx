import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Area } from './NeighbourPage';
import { texts } from './texts';

const Card = styled('div')(({ theme }) => ({
  padding: 16,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& h3': { ...theme.typography.h3, margin: '0 0 4px' },
  '& p': { margin: 0, color: theme.palette.text.secondary },
}));

interface AreaContentsProps extends Pick<Area, 'contents'> {
  title?: string;
}

/**
 * Describes the contents of a separate system. The cards have no links, because this site has no
 * pages for them.
 */
export function AreaContents({ title = texts.contents, contents }: AreaContentsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ mt: 3, mb: 2 }}>
        {title}
      </Typography>
      <CardGrid>
        {contents.map(({ name, what }) => (
          <Card key={name}>
            <h3>{name}</h3>
            <p>{what}</p>
          </Card>
        ))}
      </CardGrid>
    </section>
  );
}
