import { useGetPatientRunsQuery } from '@cheese/api-client/training/patient';
import type { PatientRunLine } from '@cheese/domain/contract/training/patient';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { pageParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Pager } from '@cheese/ui/list/Pager';
import { useSearchParams } from 'react-router-dom';
import { RunLine } from '../../../features/ownRuns/RunLine';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { texts } from './texts';

const PAGE_SIZE = 5;

/** The user's runs with this patient, the newest first; renders nothing for visitors. */
export function OwnRuns({ caseId }: { caseId: number }) {
  return useSessionState().isSignedIn === true ? <Runs caseId={caseId} /> : null;
}

function Runs({ caseId }: { caseId: number }) {
  const page = pageParam(useSearchParams()[0]);
  const query = useGetPatientRunsQuery({ caseId, page, pageCnt: PAGE_SIZE });
  return (
    <Section title={texts.runs}>
      <Answered
        query={query}
        what={texts.runsWhat}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noRuns} />}
      >
        {({ list, total }) => (
          <>
            <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
              {list.map((run) => (
                <OwnRun key={run.id} run={run} caseId={caseId} />
              ))}
            </ul>
            <Pager
              page={page}
              total={total}
              pageSize={PAGE_SIZE}
              makeHref={(to) => paths.patient.case({ id: caseId, page: to === 1 ? undefined : to })}
            />
          </>
        )}
      </Answered>
    </Section>
  );
}

function OwnRun({ run, caseId }: { run: PatientRunLine; caseId: number }) {
  const { id, points, most, stepCount, startedAt } = run;
  const isOver = points !== null && most !== null;
  return (
    <RunLine
      standing={isOver ? texts.score(points, most) : texts.underWay}
      facts={[texts.runAt(chinaDay(startedAt)), texts.steps(stepCount)]}
      href={isOver ? paths.patient.debrief({ id }) : paths.patient.bench({ id: caseId })}
      action={isOver ? texts.look : texts.goOn}
    />
  );
}
