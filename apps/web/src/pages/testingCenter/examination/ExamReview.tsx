import { useGetExamReviewQuery } from '@cheese/api-client/exam/exam';
import type { ReviewedExam } from '@cheese/domain/contract/exam/shapes/examPaper';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { QuestionTalks } from '../../../features/comments/QuestionTalks';
import { TalkButton } from '../../../features/comments/TalkButton';
import { attemptOf, SlideQuestions } from '../../../features/slide/questions/SlideQuestions';
import { paths } from '../../../paths';
import { QuestionDirectory } from './QuestionDirectory';
import { texts } from './texts';

const columns = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', md: 'row' },
  alignItems: { md: 'flex-start' },
  gap: 3,
};

/** The marked paper with right answers and explanations. */
export function ExamReview({ examId }: { examId: number }) {
  const query = useGetExamReviewQuery({ examId });
  return (
    <>
      <Button href={paths.examination({ examId })} sx={{ mb: 1 }}>
        {texts.backToResult}
      </Button>
      <Answered query={query} what={texts.review} skeleton={<RowsSkeleton />}>
        {(paper) => (
          <Box sx={columns}>
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}>
              <SlideQuestions attempt={attemptOf(paper.attemptId, questionsOf(paper))}>
                <QuestionTalks questionIds={questionsOf(paper).map(({ id }) => id)}>
                  {paper.sections.map((section) => (
                    <Section key={section.title} section={section} />
                  ))}
                </QuestionTalks>
              </SlideQuestions>
            </Box>
            <QuestionDirectory questions={questionsOf(paper)} />
          </Box>
        )}
      </Answered>
    </>
  );
}

const questionsOf = ({ sections }: ReviewedExam) => sections.flatMap(({ questions }) => questions);

function Comments({ comments }: { comments: readonly string[] }) {
  if (comments.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      <b>{texts.comments}</b>
      {comments.map((words, at) => (
        <p key={at} style={{ margin: 0, whiteSpace: 'pre-line' }}>
          {words}
        </p>
      ))}
    </Alert>
  );
}

function Section({ section }: { section: ReviewedExam['sections'][number] }) {
  const { title, note, questions } = section;
  return (
    <>
      {title && <Typography variant="h2">{title}</Typography>}
      {note && <p>{note}</p>}
      {questions.map((question, at) => (
        <div key={question.number} id={`question-${question.number}`} tabIndex={-1}>
          <ReviewCard
            question={question}
            number={question.number}
            score={question.score}
            hasContextAbove={
              question.groupId !== null && questions[at - 1]?.groupId === question.groupId
            }
            end={<TalkButton questionId={question.id} />}
            extra={question.isLate && <Chip size="small" label={texts.late} />}
          />
          <Comments comments={question.comments} />
        </div>
      ))}
    </>
  );
}
