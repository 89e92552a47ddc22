import { useGetAnatomyQuizzesQuery } from '@cheese/api-client/bodies/anatomyQuiz';
import type { QuizLine } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Panel } from '@cheese/model-viewer/panels/Panel';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Pager } from '@cheese/ui/list/Pager';
import Link from '@mui/material/Link';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { texts } from './texts';

interface PastQuizzesProps {
  anatomyId: number;
  modelId: number;
}

const PAGE_SIZE = 10;

export function PastQuizzes(of: PastQuizzesProps) {
  const page = idParam(useSearchParams()[0], 'page') ?? 1;
  const query = useGetAnatomyQuizzesQuery({ ...of, page, pageCnt: PAGE_SIZE });
  const makeHref = (to: number) =>
    paths.anatomyStudy({ id: of.anatomyId, modelId: of.modelId, quiz: 'new', page: to });
  return (
    <Panel className="past" aria-label={texts.past}>
      <h2>{texts.past}</h2>
      <Answered
        query={query}
        what={texts.past}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noPast} />}
      >
        {({ list, total }) => (
          <>
            {list.length === 0 && <PastTheEnd firstHref={makeHref(1)} />}
            <ul>
              {list.map((line) => (
                <PastLine key={line.id} line={line} of={of} />
              ))}
            </ul>
            <Pager page={page} total={total} makeHref={makeHref} pageSize={PAGE_SIZE} />
          </>
        )}
      </Answered>
    </Panel>
  );
}

function PastLine({ line, of: { anatomyId, modelId } }: { line: QuizLine; of: PastQuizzesProps }) {
  const { id, kind, startedAt, finishedAt, rightCount, questionCount, answeredCount } = line;
  const went =
    finishedAt === null
      ? texts.goOn(answeredCount, questionCount)
      : texts.score(rightCount, questionCount);
  return (
    <li>
      <Link href={paths.anatomyStudy({ id: anatomyId, modelId, quiz: id })}>
        {texts.kinds[kind][0]} · {went}
      </Link>
      <br />
      <small>{texts.begun(chinaMinute(startedAt))}</small>
    </li>
  );
}
