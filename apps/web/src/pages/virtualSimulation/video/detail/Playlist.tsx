import { useGetSimulationVideosQuery } from '@cheese/api-client/training/simulationVideo';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { AppLink } from '@cheese/ui/links/AppLink';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { paths } from '../../../../paths';
import { texts } from './texts';

const List = styled('ol')(({ theme: { palette, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, paddingBlock: 8 },
  '& a': { flex: 1, minWidth: 0, color: palette.text.primary, textDecoration: 'none' },
  '& a:hover': { color: palette.accent.text },
  '& a[aria-current]': { fontWeight: 600, color: palette.brandText },
  '& small': { ...typography.caption, color: palette.text.third },
}));

interface PlaylistProps {
  simulationId: number;
  hereId: number;
}

export function Playlist({ simulationId, hereId }: PlaylistProps) {
  const query = useGetSimulationVideosQuery({ simulationId });
  return (
    <Section title={texts.playlist}>
      <Answered query={query} what={texts.playlist} skeleton={<RowsSkeleton count={3} />}>
        {(videos) => (
          <List>
            {videos.map(({ id, number, title, durationS, isLocked }) => (
              <li key={id}>
                <AppLink
                  href={paths.simulation.video({ id })}
                  {...(id === hereId && { 'aria-current': 'true' as const })}
                >
                  {number}. {title}
                </AppLink>
                {isLocked && <LockOutlined fontSize="small" aria-hidden />}
                <small>{clockText(durationS)}</small>
              </li>
            ))}
          </List>
        )}
      </Answered>
    </Section>
  );
}
