import { useGetCourseDirectoryQuery } from '@cheese/api-client/learning/course';
import { useGetCoursewareProgressQuery } from '@cheese/api-client/learning/courseware';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Lines } from '@cheese/ui/list/Lines';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CoursePart } from '../../../features/course/CoursePart';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { TestLine } from './TestLine';
import { testsOf } from './testsOf';
import { texts } from './texts';

export default function CourseTestPage() {
  return (
    <CoursePart
      title={texts.title}
      actions={({ id }) => (
        <Button href={paths.course.detail({ courseId: id })}>{texts.toCourse}</Button>
      )}
    >
      {({ id }) => <Tests courseId={id} />}
    </CoursePart>
  );
}

function Tests({ courseId }: { courseId: number }) {
  const query = useGetCourseDirectoryQuery({ courseId });
  const { isSignedIn } = useSessionState();
  // Refetched on every visit, because a test may just have been submitted.
  const { data: marks } = useGetCoursewareProgressQuery(
    { courseId },
    { skip: !isSignedIn, refetchOnMountOrArgChange: true },
  );
  const triesOf = (id: number) => marks?.find(({ coursewareId }) => coursewareId === id);
  return (
    <Section title={texts.what}>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{texts.lead}</Typography>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton count={4} />}
        isEmpty={(chapters) => testsOf(chapters).length === 0}
        empty={
          <EmptyState
            sentence={texts.none}
            hint={texts.noneHint}
            action={
              <Button href={paths.course.directory({ courseId })}>{texts.toDirectory}</Button>
            }
          />
        }
      >
        {(chapters) => {
          const tests = testsOf(chapters);
          const passed = tests.filter(({ item }) => item.isStudied).length;
          return (
            <>
              <Typography variant="caption" component="p" sx={{ color: 'text.third' }}>
                {texts.passedOf(passed, tests.length)}
              </Typography>
              <Lines>
                {tests.map(({ item, chapter }) => (
                  <TestLine key={item.id} item={item} chapter={chapter} tries={triesOf(item.id)} />
                ))}
              </Lines>
            </>
          );
        }}
      </Answered>
    </Section>
  );
}
