import {
  useGetDrillVersionsQuery,
  useLazyGetDrillVersionQuery,
} from '@cheese/api-client/viewers/drillMaking';
import { chinaMinute } from '@cheese/domain/rules/chinaDay';
import type { Drill } from '@cheese/drills/graph/drill';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';
import { drillIn } from './useDrillDraft';

interface VersionsPartProps {
  id: number;
  /** What was published then becomes the draft, which can be taken back. */
  onTake: (drill: Drill) => void;
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

/** What was published and when; any of them can be gone back to. */
export function VersionsPart({ id, onTake }: VersionsPartProps) {
  const query = useGetDrillVersionsQuery({ id });
  const [read] = useLazyGetDrillVersionQuery();
  const { isBusy, run } = useTask();
  const take = (version: number) =>
    run(
      async () => onTake(drillIn((await read({ id, version }).unwrap()).file)),
      texts.versionTaken,
    );
  return (
    <Section title={texts.versions}>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {texts.versionsLead}
      </Typography>
      <Answered
        query={query}
        what={texts.versions}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={(versions) => versions.length === 0}
        empty={<Typography>{texts.noVersions}</Typography>}
      >
        {(versions) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {versions.map(({ version, title, sceneCount, publishedAt }) => (
              <Box key={version} component="li" sx={line}>
                <span>
                  {texts.versionLine(version, title, chinaMinute(publishedAt), sceneCount)}
                </span>
                <Button size="small" aria-disabled={isBusy} onClick={() => void take(version)}>
                  {texts.takeVersion(version)}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Answered>
    </Section>
  );
}
