import type { Quiz } from '@cheese/domain/contract/emergency/quizShapes';
import { Notice } from '@cheese/ui/feedback/Notice';
import { EmptyPicture } from '@cheese/ui/feedback/pictures';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { AnswerSheet } from './AnswerSheet';
import { ConfirmSubmit } from './ConfirmSubmit';
import { KeepingSign } from './KeepingSign';
import { QuestionPane } from './QuestionPane';
import { unansweredCount } from './quizState';
import { texts } from './texts';
import { useQuizKeys } from './useQuizKeys';
import { useQuizRun } from './useQuizRun';

interface QuizRunnerProps {
  quiz: Quiz;
  onSubmitted: (quizId: number) => void;
}

const columns = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'flex-start' },
  gap: 3,
};
const keysHint = { mt: 2, color: 'text.third', display: { xs: 'none', md: 'block' } };

/** A quiz under way. */
export function QuizRunner({ quiz, onSubmitted }: QuizRunnerProps) {
  const { state, dispatch, submit } = useQuizRun(quiz, onSubmitted);
  const choose = (option: string) => dispatch({ type: 'chosen', option });
  const go = (to: number) => dispatch({ type: 'went', to });
  const ask = () => dispatch({ type: 'submitAsked' });
  useQuizKeys(state, { choose, go, submit: ask });

  if (state.phase === 'ended') return <EndedFace />;
  return (
    <>
      <Box sx={columns}>
        <QuestionPane
          state={state}
          sign={<KeepingSign state={state} />}
          onChoose={choose}
          onGo={go}
          onSubmit={ask}
        />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <AnswerSheet state={state} onGo={go} />
          <Button variant="outlined" color="inherit" onClick={ask}>
            {texts.submit}
          </Button>
        </Box>
      </Box>
      <Typography variant="caption" sx={keysHint}>
        {texts.keys}
      </Typography>
      {(state.phase === 'confirming' || state.phase === 'submitting') && (
        <ConfirmSubmit
          unanswered={unansweredCount(state)}
          isBusy={state.phase === 'submitting'}
          onConfirm={submit}
          onCancel={() => dispatch({ type: 'submitCancelled' })}
        />
      )}
    </>
  );
}

function EndedFace() {
  return (
    <Notice
      picture={<EmptyPicture />}
      title={texts.ended}
      detail={texts.endedWhy}
      action={<Button href={paths.quiz.history()}>{texts.seeHistory}</Button>}
    />
  );
}
