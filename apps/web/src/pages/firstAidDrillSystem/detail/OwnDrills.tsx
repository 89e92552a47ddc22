import { useGetDrillHistoryQuery } from '@cheese/api-client/training/drill';
import { drillModes } from '@cheese/domain/codes/training/drills';
import type { DrillRunLine } from '@cheese/domain/contract/training/drill';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import Typography from '@mui/material/Typography';
import { RunLine } from '../../../features/ownRuns/RunLine';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { texts } from '../texts';

const SHOWN = 5;

/** The user's latest runs; renders nothing for visitors. */
export function OwnDrills({ scenarioId }: { scenarioId: number }) {
  return useSessionState().isSignedIn === true ? <Drills scenarioId={scenarioId} /> : null;
}

function Drills({ scenarioId }: { scenarioId: number }) {
  const query = useGetDrillHistoryQuery(
    { scenarioId, page: 1, pageCnt: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={texts.mine}>
      <Answered
        query={query}
        what={texts.mineWhat}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>{texts.noRuns}</Typography>}
      >
        {({ list }) => (
          <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {list.map((run) => (
              <DrillLine key={run.id} run={run} />
            ))}
          </ul>
        )}
      </Answered>
    </Section>
  );
}

const DrillLine = ({ run: { id, mode, score, startedAt } }: { run: DrillRunLine }) => (
  <RunLine
    standing={score === null ? texts.underWay : texts.score(score)}
    facts={[drillModes[mode], texts.at(chinaDay(startedAt))]}
    href={paths.firstAidDrillSystem({ drill: id })}
    action={score === null ? texts.goOn : texts.look}
  />
);
