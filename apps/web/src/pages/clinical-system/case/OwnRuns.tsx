import { useGetClinicRunsQuery } from '@cheese/api-client/viewers/clinic';
import type { ClinicRunLine } from '@cheese/domain/contract/viewers/clinic';
import { chinaDay } from '@cheese/domain/rules/chinaDay';
import { saidPage } from '@cheese/ui/address/saidInAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Pager } from '@cheese/ui/list/Pager';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { texts } from './texts';

const PAGE_SIZE = 5;

const Lines = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  },
  '& small': { ...typography.caption, display: 'block', color: palette.text.third },
}));

/** What somebody has done with this patient, the newest first; nothing for visitors. */
export function OwnRuns({ caseId }: { caseId: number }) {
  return useSessionState().isSignedIn === true ? <Runs caseId={caseId} /> : null;
}

function Runs({ caseId }: { caseId: number }) {
  const page = saidPage(useSearchParams()[0]);
  const query = useGetClinicRunsQuery({ caseId, page, pageCnt: PAGE_SIZE });
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
            <Lines>
              {list.map((run) => (
                <Run key={run.id} {...{ run, caseId }} />
              ))}
            </Lines>
            <Pager
              {...{ page, total, pageSize: PAGE_SIZE }}
              makeHref={(to) => paths.clinic.case({ id: caseId, page: to === 1 ? undefined : to })}
            />
          </>
        )}
      </Answered>
    </Section>
  );
}

function Run({ run, caseId }: { run: ClinicRunLine; caseId: number }) {
  const { id, points, most, stepCount, startedAt } = run;
  const isOver = points !== null && most !== null;
  return (
    <li>
      <span>
        {isOver ? texts.score(points, most) : texts.underWay}
        <small>
          {texts.runAt(chinaDay(startedAt))} · {texts.steps(stepCount)}
        </small>
      </span>
      <Button
        size="small"
        href={isOver ? paths.clinic.debrief({ id }) : paths.clinic.bench({ id: caseId })}
      >
        {isOver ? texts.look : texts.goOn}
      </Button>
    </li>
  );
}
