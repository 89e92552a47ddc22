import type { CourseQuestion } from '@cheese/domain/contract/learning/courseQuestion';
import { Line } from '@cheese/ui/list/Lines';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { questionPlace } from '../../../features/notes/questionPlace';
import { texts } from './texts';

interface QuestionLineProps {
  question: CourseQuestion;
  /** In a list over several courses each question names its course. */
  hasCourse?: boolean;
}

export function QuestionLine({ question, hasCourse = false }: QuestionLineProps) {
  const place = questionPlace(question);
  const { id, title, author, askedAt, answerCount, acceptedId, isHeld } = question;
  return (
    <Line>
      <div className="words">
        <b>
          <Link href={paths.courseQuestion({ id })}>{title}</Link>
        </b>
        <small>
          <span>{author.nickname}</span>
          {hasCourse && <span>{question.courseName}</span>}
          {place && <Link href={place.href}>{place.words}</Link>}
          <RelativeTime at={askedAt} />
          <span>{texts.answers(answerCount)}</span>
        </small>
      </div>
      {acceptedId !== null && <Chip size="small" color="success" label={texts.accepted} />}
      {isHeld && <Chip size="small" label={texts.waiting} />}
    </Line>
  );
}
