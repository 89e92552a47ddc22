import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { useGetDiscussedQuestionQuery } from '@cheese/api-client/exam/questionTalk';
import type { DiscussedQuestion } from '@cheese/domain/contract/exam/questionTalk';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { failureKind, readFailure } from '@cheese/ui/feedback/failure';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { Comments } from '../../../features/comments/Comments';
import { paths } from '../../../paths';
import { texts } from './texts';

/** One question with its right answer and its comments; notifications link here. */
export default function QuestionTalkPage() {
  useDocumentTitle(texts.title);
  const questionId = idParam(useSearchParams()[0], 'questionId');
  const query = useGetDiscussedQuestionQuery(questionId ? { questionId } : skipToken);
  if (!questionId) return <NotFoundFace />;
  return (
    <Content sx={{ pb: 3 }}>
      <Breadcrumbs
        trail={[{ label: texts.centre, href: paths.testingCenter() }, { label: texts.title }]}
      />
      {isRefused(query.error) ? (
        <Closed message={readFailure(query.error).message} />
      ) : (
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton count={6} />}
          notFound={<NotFoundFace />}
        >
          {(discussed) => <Discussed discussed={discussed} />}
        </Answered>
      )}
    </Content>
  );
}

const isRefused = (error: unknown) =>
  error !== undefined && failureKind(readFailure(error)) === 'refused';

/**
 * The user has not answered the question yet, or a running exam contains it. There is no retry
 * button, because a retry would change nothing.
 */
const Closed = ({ message }: { message: string }) => (
  <EmptyState
    sentence={message}
    action={
      <Button variant="contained" href={paths.myQuestion()}>
        {texts.toPractice}
      </Button>
    }
  />
);

function Discussed({ discussed }: { discussed: DiscussedQuestion }) {
  const { question, bankName, isAnswered } = discussed;
  return (
    <>
      <PageTitle lead={bankName}>{texts.title}</PageTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {!isAnswered && (
          <Typography sx={{ color: 'text.secondary' }}>{texts.unanswered}</Typography>
        )}
        <ReviewCard question={question} number={1} isPreview={!isAnswered} />
        <Section title={texts.said}>
          <Comments subjectType={commentSubjectCodes.question} subjectId={question.id} />
        </Section>
      </Box>
    </>
  );
}
