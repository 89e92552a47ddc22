import { useGetExperimentRunsQuery } from '@cheese/api-client/viewers/experiment';
import type { ExperimentRunLine } from '@cheese/domain/contract/viewers/experiment';
import { chinaDay } from '@cheese/domain/rules/chinaDay';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { texts } from './texts';

const SHOWN = 5;

const Line = styled('li')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& small': { ...typography.caption, color: palette.text.third },
}));

/** The newest that somebody has done of it; nothing for visitors. */
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
              <RunLine key={run.id} {...{ run, experimentId }} />
            ))}
          </ul>
        )}
      </Answered>
    </Section>
  );
}

function RunLine({ run, experimentId: id }: { run: ExperimentRunLine; experimentId: number }) {
  const { points, most, stepCount, startedAt } = run;
  const isOver = points !== null && most !== null;
  return (
    <Line>
      <span>
        {isOver ? texts.score(points, most) : texts.underWay}
        <br />
        <small>
          {texts.runAt(chinaDay(startedAt))} · {texts.steps(stepCount)}
        </small>
      </span>
      <Button size="small" href={paths.experimentBench({ id, ...(isOver && { run: run.id }) })}>
        {isOver ? texts.look : texts.goOn}
      </Button>
    </Line>
  );
}
