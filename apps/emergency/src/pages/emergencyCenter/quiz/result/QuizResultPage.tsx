import type { QuizResult } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useGetQuizResultQuery } from '@cheese/emergency-api/quiz';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { PractiseWrong } from '../../../../features/quiz/PractiseWrong';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { markedQuestion } from '../../../../features/quiz/sheetQuestion';
import { texts as quizTexts } from '../../../../features/quiz/texts';
import { paths } from '../../../../paths';
import { ScoreCard } from './ScoreCard';
import { texts } from './texts';

export default function QuizResultPage() {
  useDocumentTitle(quizTexts.result);
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  const query = useGetQuizResultQuery(id ? { id } : skipToken);
  const lost = <NotFoundFace homeHref={paths.home()} />;
  if (!id) return lost;
  return (
    <Content>
      <PageTitle actions={<Button href={paths.quiz.history()}>{quizTexts.history}</Button>}>
        {quizTexts.result}
      </PageTitle>
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />} notFound={lost}>
        {(result) => <Review result={result} onlyWrong={search.get('only') === 'wrong'} />}
      </Answered>
    </Content>
  );
}

function Review({ result, onlyWrong }: { result: QuizResult; onlyWrong: boolean }) {
  const { quizId: id, questions, correct, total } = result;
  const shown = questions
    .map((question, index) => ({ question, number: index + 1 }))
    .filter(({ question }) => !onlyWrong || question.verdict !== 'correct');
  const choices = [
    { label: texts.all, href: paths.quiz.result({ id }), isChosen: !onlyWrong },
    {
      label: texts.onlyWrong,
      href: paths.quiz.result({ id, only: 'wrong' }),
      isChosen: onlyWrong,
    },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {!result.isTest && <Alert severity="info">{quizTexts.practiceOnly}</Alert>}
      <ScoreCard result={result} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {correct < total && <PractiseWrong />}
        <Button variant="outlined" color="inherit" href={paths.quiz.home({ start: 1 })}>
          {quizTexts.again}
        </Button>
        <Button href={paths.home()}>{texts.backHome}</Button>
      </Box>
      <ChoiceRow label={texts.marks} choices={choices} />
      {shown.length === 0 && <EmptyState dense sentence={texts.noWrong} />}
      {shown.map(({ question, number }) => (
        <ReviewCard key={question.id} question={markedQuestion(question)} number={number} />
      ))}
    </Box>
  );
}
