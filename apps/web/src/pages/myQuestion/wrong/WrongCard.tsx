import { useRemoveWrongQuestionMutation } from '@cheese/api-client/exam/wrongQuestion';
import type { WrongQuestion } from '@cheese/domain/contract/exam/wrongQuestion';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ToolRow } from '../kept/ToolRow';
import { Mistakes } from './Mistakes';
import { texts } from './texts';

interface WrongCardProps {
  wrong: WrongQuestion;
  number: number;
  hasTools: boolean;
}

/** A question that was answered wrong, with every earlier mistake on demand. */
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
            <RemoveButton questionId={question.id} />
          </>
        )}
      </ToolRow>
      {isOpen && <Mistakes question={question} />}
    </div>
  );
}

function RemoveButton({ questionId }: { questionId: number }) {
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveWrongQuestionMutation();
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeWords}
          confirm={texts.remove}
          done={texts.removed}
          remove={() => remove({ questionId }).unwrap()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
