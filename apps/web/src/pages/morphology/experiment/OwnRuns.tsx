import { useGetExperimentRunsQuery } from '@cheese/api-client/training/experiment';
import type { ExperimentRunLine } from '@cheese/domain/contract/training/experiment';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { RunLine } from '../../../features/ownRuns/RunLine';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { texts } from './texts';

const SHOWN = 5;

/** The user's latest runs; renders nothing for visitors. */
export function OwnRuns({ experimentId }: { experimentId: number }) {
  return useSessionState().isSignedIn === true ? <Runs experimentId={experimentId} /> : null;
}

function Runs({ experimentId }: { experimentId: number }) {
  const query = useGetExperimentRunsQuery({ experimentId, page: 1, pageCnt: SHOWN });
  return (
    <Section title={texts.runs}>
      <Answered
        query={query}
        what={texts.runsWhat}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noRuns} />}
      >
        {({ list }) => (
          <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {list.map((run) => (
              <OwnRun key={run.id} run={run} experimentId={experimentId} />
            ))}
          </ul>
        )}
      </Answered>
    </Section>
  );
}

function OwnRun({ run, experimentId: id }: { run: ExperimentRunLine; experimentId: number }) {
  const { points, most, stepCount, startedAt } = run;
  const isOver = points !== null && most !== null;
  return (
    <RunLine
      standing={isOver ? texts.score(points, most) : texts.underWay}
      facts={[texts.runAt(chinaDay(startedAt)), texts.steps(stepCount)]}
      href={paths.experimentBench({ id, ...(isOver && { run: run.id }) })}
      action={isOver ? texts.look : texts.goOn}
    />
  );
}
