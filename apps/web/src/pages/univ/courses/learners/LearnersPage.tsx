import { useGetLearnersOverviewQuery } from '@cheese/api-client/learning/courseLearner';
import type { LearnersOverview } from '@cheese/domain/contract/learning/courseLearner';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FigureRow, FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { ItemsPart } from './ItemsPart';
import { overviewFigures } from './learnerFigures';
import { LearnersPart } from './LearnersPart';
import { OneLearner } from './OneLearner';
import { texts } from './texts';
import { WaitingPart } from './WaitingPart';

export default function LearnersPage() {
  const [search] = useSearchParams();
  const courseId = idParam(search, 'courseId');
  const personId = idParam(search, 'personId');
  if (courseId === undefined) return <NotFoundFace />;
  if (personId !== undefined) return <OneLearner courseId={courseId} personId={personId} />;
  return <Learners key={courseId} courseId={courseId} />;
}

function Learners({ courseId }: { courseId: number }) {
  const query = useGetLearnersOverviewQuery({ courseId }, { refetchOnMountOrArgChange: true });
  const name = query.currentData?.courseName;
  useDocumentTitle(name === undefined ? texts.title : texts.titleOf(name));
  return (
    <Answered
      query={query}
      what={texts.overview}
      skeleton={<FiguresSkeleton count={6} />}
      notFound={<NotFoundFace />}
    >
      {(overview) => <Course overview={overview} />}
    </Answered>
  );
}

function Course({ overview }: { overview: LearnersOverview }) {
  const { courseId, courseName, isOpen, itemCount } = overview;
  return (
    <>
      <PageTitle
        lead={isOpen ? undefined : texts.notOpen}
        actions={
          <>
            <Button href={paths.univ.courseNotices({ courseId })}>{texts.notices}</Button>
            <Button href={paths.univ.courseQuestions({ courseId })}>{texts.questions}</Button>
            <Button href={paths.course.detail({ courseId })}>{texts.toCourse}</Button>
          </>
        }
      >
        {texts.titleOf(courseName)}
      </PageTitle>
      <FigureRow label={texts.overview} figures={overviewFigures(overview)} />
      <WaitingPart courseId={courseId} />
      <LearnersPart courseId={courseId} isOpen={isOpen} itemCount={itemCount} />
      <ItemsPart courseId={courseId} />
    </>
  );
}
