import { useMarkExamAnswerMutation } from '@cheese/api-client/exam/examMarking';
import { markingStates } from '@cheese/domain/codes/exam/markings';
import type { AnswerToMark } from '@cheese/domain/contract/exam/examMarking';
import { useTask } from '@cheese/ui/form/useTask';
import { Card } from '@cheese/ui/frame/Card';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MarkForm, type Marking } from './MarkForm';
import { texts } from './texts';

interface AnswerCardProps {
  examId: number;
  answer: AnswerToMark;
  /** Gets the field in which the marks were typed, to find the next one. */
  onMarked: (field: HTMLElement) => void;
}

/** An answer with its marks, or the form to mark it. */
export function AnswerCard({ examId, answer, onMarked }: AnswerCardProps) {
  // The answer to the last marking call is newer than the list.
  const [known, setKnown] = useState(answer);
  const [isChanging, setChanging] = useState(false);
  const { isBusy, run } = useTask();
  const [mark] = useMarkExamAnswerMutation();
  const { attemptId, place, number, given, isLate, name, score, state, settled, marks } = known;
  const title = name ?? texts.paper(attemptId);
  const own = marks.find(({ isMine }) => isMine);
  /** Withdrawn marks stay in the form, to be changed. */
  const [tookBack, setTookBack] = useState<Marking | null>(null);
  const isDeciding = state === 'disputed' || (state === 'settled' && !own);
  const give = (said: Marking | null, done: string) =>
    run(async () => {
      const decides = said !== null && isDeciding;
      const asked = { score: said?.score ?? null, comment: said?.comment ?? '', decides };
      setKnown(await mark({ examId, attemptId, place, number, ...asked }).unwrap());
      setTookBack(said === null ? (own ?? null) : null);
      setChanging(false);
    }, done);
  const isOpen = known.isMine || isChanging;
  return (
    <Card as="article" aria-label={title}>
      <CardContent>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <b>{title}</b>
          <Chip size="small" label={markingStates[state]} />
          {settled !== null && <b>{texts.settled(settled)}</b>}
          {isLate && <Chip size="small" variant="outlined" label={texts.late} />}
        </div>
        <Typography sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {given.join('\n')}
        </Typography>
        {marks.map(({ marker, isMine, isFinal, score: gave, comment, markedAt }) => (
          <Typography key={markedAt} variant="caption" component="p">
            {texts.mark(isMine ? texts.mine : marker, gave)}
            {isFinal && texts.final} {comment}
          </Typography>
        ))}
        {isOpen ? (
          <MarkForm
            title={title}
            isBusy={isBusy}
            isDeciding={isDeciding}
            name={`${attemptId}/${place}`}
            full={score}
            first={own ?? null}
            typed={tookBack}
            onGive={async (said, field) => {
              if (await give(said, texts.given)) onMarked(field);
            }}
          />
        ) : (
          <div style={{ display: 'flex', gap: 8 }}>
            <Button size="small" onClick={() => setChanging(true)}>
              {own ? texts.change : texts.decide}
            </Button>
            {own && (
              <Button
                size="small"
                color="error"
                aria-disabled={isBusy}
                onClick={() => void give(null, texts.takenBack)}
              >
                {texts.takeBack}
              </Button>
            )}
          </div>
        )}
      </CardContent>
    </Card>
  );
}
