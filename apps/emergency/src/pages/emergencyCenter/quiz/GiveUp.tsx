import type { Quiz } from '@cheese/domain/contract/emergency/shapes/quizShapes';
import { useGiveUpQuizMutation } from '@cheese/emergency-api/quiz';
import { useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../../features/quiz/texts';
import { lazyPart } from '../../../loading/lazyPart';
import { paths } from '../../../paths';

const GiveUpDialog = lazyPart(() => import('../../../features/quiz/GiveUpDialog'));

interface GiveUpProps {
  quiz: Quiz;
  /** True if the user asked for a new quiz while this one is running. */
  isInTheWay: boolean;
  onGivenUp: () => void;
}

export function GiveUp({ quiz, isInTheWay, onGivenUp }: GiveUpProps) {
  const [isAsking, ask] = useState(false);
  const [send] = useGiveUpQuizMutation();
  const navigate = useNavigate();
  const { run } = useTask();
  const { quizId } = quiz;
  const giveUp = async () => {
    await send({ quizId }).unwrap();
    onGivenUp();
  };
  return (
    <>
      <Button color="inherit" sx={{ mt: 2 }} onClick={() => ask(true)}>
        {texts.giveUpAlone}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={texts.giveUpTitle}
          consequence={texts.giveUpLoses(quiz)}
          confirm={texts.giveUpAlone}
          done={texts.givenUp}
          remove={giveUp}
          onClose={() => ask(false)}
        />
      )}
      {isInTheWay && (
        <Suspense>
          <GiveUpDialog
            quiz={quiz}
            onGiveUp={() => void run(giveUp)}
            onClose={() => void navigate(paths.quiz.home(), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
