import { useGetCourseLearnListQuery } from '@cheese/api-client/learning/course';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { LearntGrid } from './LearntGrid';
import { texts } from '../texts';

const SHOWN = 4;

export function MyCourses() {
  const query = useGetCourseLearnListQuery(
    { page: 1, pageCnt: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section
      title={texts.myCourses}
      action={
        <Button size="small" href={paths.myCourse()}>
          {texts.allMine}
        </Button>
      }
    >
      <Answered
        query={query}
        what={texts.myCourses}
        skeleton={<CardsSkeleton count={SHOWN} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState dense sentence={texts.nothingLearnt} hint={texts.nothingLearntHint} />}
      >
        {({ list }) => <LearntGrid courses={list} />}
      </Answered>
    </Section>
  );
}
