import type { Answerable } from '@cheese/ui/feedback/answerable';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface Version {
  version: number;
}

interface VersionsPartProps<One extends Version> {
  query: Answerable<One[]>;
  lineOf: (version: One) => string;
  /** Replaces the draft by that version, which can be undone. */
  take: (version: number) => Promise<unknown>;
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

export function VersionsPart<One extends Version>(props: VersionsPartProps<One>) {
  const { query, lineOf, take } = props;
  const { isBusy, run } = useTask();
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
            {versions.map((one) => (
              <Box key={one.version} component="li" sx={line}>
                <span>{lineOf(one)}</span>
                <Button
                  size="small"
                  aria-disabled={isBusy}
                  onClick={() => void run(() => take(one.version), texts.versionTaken)}
                >
                  {texts.takeVersion(one.version)}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Answered>
    </Section>
  );
}
