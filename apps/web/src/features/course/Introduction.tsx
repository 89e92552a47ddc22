import { useGetCourseIntroductionQuery } from '@cheese/api-client/learning/course';
import type { CourseIntroduction } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Words = styled('div')(({ theme: { palette, typography } }) => ({
  '& h3': { ...typography.h4, margin: '24px 0 8px' },
  '& > ul': { margin: 0, paddingLeft: 20, color: palette.text.secondary },
  '& > p': { margin: 0, color: palette.text.secondary },
}));

export function Introduction({ courseId }: { courseId: number }) {
  const query = useGetCourseIntroductionQuery({ courseId });
  return (
    <Answered
      query={query}
      what={texts.introduction}
      skeleton={<RowsSkeleton count={5} />}
      isEmpty={({ html, goals, audience }) => !html && goals.length === 0 && !audience}
      empty={<EmptyState dense sentence={texts.noIntroduction} />}
    >
      {(said) => <Said said={said} />}
    </Answered>
  );
}

const Said = ({ said: { html, goals, audience } }: { said: CourseIntroduction }) => (
  <Words>
    {html && <SafeHtml html={html} />}
    {goals.length > 0 && (
      <>
        <h3>{texts.goals}</h3>
        <ul>
          {goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      </>
    )}
    {audience && (
      <>
        <h3>{texts.forWhom}</h3>
        <p>{audience}</p>
      </>
    )}
  </Words>
);
