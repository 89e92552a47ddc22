import { useGetCourseLearnerQuery } from '@cheese/api-client/learning/courseLearner';
import { learnerStates } from '@cheese/domain/codes/learning/courseLearners';
import type {
  CourseLearnerDetail,
  LearnerItem,
} from '@cheese/domain/contract/learning/courseLearner';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { paths } from '../../../../paths';
import { DecideBar } from './DecideBar';
import { momentText, scoreText } from './learnerColumns';
import { percent } from './learnerFigures';
import { RevokeButton } from './RevokeButton';
import { texts } from './texts';

const columns: readonly Column<LearnerItem>[] = [
  { key: 'item', label: texts.item, cell: ({ chapter, title }) => `${chapter} / ${title}` },
  { key: 'state', label: texts.state, cell: ({ state }) => learnerStates[state] },
  {
    key: 'seen',
    label: texts.seen,
    align: 'end',
    cell: ({ seenShare }) => (seenShare === null ? texts.none : percent(seenShare)),
  },
  {
    key: 'time',
    label: texts.time,
    align: 'end',
    cell: ({ studiedS }) => texts.span(studiedS),
  },
  { key: 'least', label: texts.least, align: 'end', cell: ({ leastS }) => texts.span(leastS) },
  { key: 'score', label: texts.tryScore, align: 'end', cell: ({ score }) => scoreText(score) },
  { key: 'lastAt', label: texts.lastAt, minWidth: 150, cell: ({ lastAt }) => momentText(lastAt) },
];

export function OneLearner({ courseId, personId }: { courseId: number; personId: number }) {
  const query = useGetCourseLearnerQuery(
    { courseId, personId },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(query.currentData?.name ?? texts.one);
  return (
    <Answered
      query={query}
      what={texts.one}
      skeleton={<TableSkeleton />}
      notFound={<NotFoundFace />}
    >
      {(learner) => <Learner learner={learner} courseId={courseId} />}
    </Answered>
  );
}

const figuresOf = ({ state, studiedCount, items, ...learner }: CourseLearnerDetail) => [
  { name: texts.state, value: learnerStates[state] },
  {
    name: texts.progress,
    value: percent(items.length === 0 ? 0 : studiedCount / items.length),
  },
  { name: texts.time, value: texts.minutes(learner.studiedS) },
  { name: texts.score, value: scoreText(learner.averageScore) },
];

function Learner({ learner, courseId }: { learner: CourseLearnerDetail; courseId: number }) {
  const { name, number, items, certificate } = learner;
  return (
    <>
      <PageTitle
        lead={number ?? ''}
        actions={
          <>
            {certificate?.state === 'valid' && <RevokeButton id={certificate.id} />}
            <Button href={paths.univ.courseLearners({ courseId })}>{texts.back}</Button>
          </>
        }
      >
        {name}
      </PageTitle>
      {learner.wait && (
        <DecideBar wait={learner.wait} courseId={courseId} personId={learner.personId} />
      )}
      <FigureRow label={texts.one} figures={figuresOf(learner)} />
      <DataTable label={texts.itemsWhat} columns={columns} rows={items} idOf={({ id }) => id} />
    </>
  );
}
