import {
  useRemoveWrongQuestionMutation,
  useRestoreWrongQuestionMutation,
} from '@cheese/api-client/exam/wrongQuestion';
import type { WrongQuestion } from '@cheese/domain/contract/exam/wrongQuestion';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { useTask } from '@cheese/ui/form/useTask';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TalkButton } from '../../../features/comments/TalkButton';
import { ToolRow } from '../kept/ToolRow';
import { Mistakes } from './Mistakes';
import { texts } from './texts';

interface WrongCardProps {
  wrong: WrongQuestion;
  number: number;
  hasTools: boolean;
}

/** A wrongly answered question; earlier wrong answers are shown on demand. */
export function WrongCard({ wrong, number, hasTools }: WrongCardProps) {
  const { question, origin, wrongCount, lastWrongAt } = wrong;
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <ReviewCard
        question={question}
        number={number}
        extra={<span>{texts.times(wrongCount)}</span>}
      />
      <ToolRow>
        <span className="origin">
          {origin} · {texts.lastAt} <RelativeTime at={lastWrongAt} />
        </span>
        {hasTools && (
          <>
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {texts.history}
            </Button>
            <TalkButton questionId={question.id} />
            <RemoveButton questionId={question.id} />
          </>
        )}
      </ToolRow>
      {isOpen && <Mistakes question={question} />}
    </div>
  );
}

/** Removes the question at once; the toast offers an undo. */
function RemoveButton({ questionId }: { questionId: number }) {
  const [remove] = useRemoveWrongQuestionMutation();
  const [restore] = useRestoreWrongQuestionMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const takeOff = async () => {
    if (!(await run(() => remove({ questionId }).unwrap()))) return;
    toast.warning(texts.removed, { retry: () => void restore({ questionId }), again: texts.undo });
  };
  return (
    <Button size="small" color="inherit" aria-disabled={isBusy} onClick={() => void takeOff()}>
      {texts.remove}
    </Button>
  );
}
