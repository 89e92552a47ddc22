import { useGetRelatedSimulationsQuery } from '@cheese/api-client/training/simulation';
import { Section } from '@cheese/ui/frame/Section';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { texts } from './texts';

const List = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { color: palette.text.primary, textDecoration: 'none' },
  '& a:hover': { color: palette.accent.text },
  '& p': { ...typography.caption, margin: 0, color: palette.text.third },
}));

/** Similar simulations; renders nothing without any. */
export function Related({ simulationId }: { simulationId: number }) {
  const { data = [] } = useGetRelatedSimulationsQuery({ simulationId });
  if (data.length === 0) return null;
  return (
    <Section title={texts.related}>
      <List>
        {data.map(({ id, name, kind }) => (
          <li key={id}>
            <AppLink href={paths.simulation.detail({ id })}>{name}</AppLink>
            {kind && <p>{kind}</p>}
          </li>
        ))}
      </List>
    </Section>
  );
}
