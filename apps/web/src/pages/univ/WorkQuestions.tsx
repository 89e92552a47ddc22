import { useGetWaitingCourseQuestionsQuery } from '@cheese/api-client/learning/courseQuestion';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';

const SHOWN = { page: 1, pageCnt: 3 };

/** Unanswered questions of learners; renders nothing without any. */
export function WorkQuestions() {
  const { data } = useGetWaitingCourseQuestionsQuery(SHOWN, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return (
    <Section title={texts.questionsWaiting(data.total)}>
      <Lines>
        {data.list.map(({ id, title, courseName, askedAt }) => (
          <Line key={id}>
            <div className="words">
              <b>{title}</b>
              <small>
                <span>{courseName}</span>
                <RelativeTime at={askedAt} />
              </small>
            </div>
          </Line>
        ))}
      </Lines>
      <Button href={paths.univ.courseQuestions()}>{texts.toQuestions}</Button>
    </Section>
  );
}
