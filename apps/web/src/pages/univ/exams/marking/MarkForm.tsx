import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { readScore } from './readScore';
import { texts } from './texts';

export interface Marking {
  score: number;
  comment: string;
}

interface MarkFormProps {
  title: string;
  /** Name of the draft, which survives the end of the session. */
  name: string;
  full: number;
  first: Marking | null;
  /** Initial values that differ from the stored marks. */
  typed: Marking | null;
  isBusy: boolean;
  isDeciding: boolean;
  onGive: (said: Marking, field: HTMLElement) => Promise<void>;
}

const Row = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 8,
  '& .score': { width: 160 },
  '& .comment': { flex: '1 1 200px' },
});

/** Marks, typed or chosen by a button; Enter saves. */
export function MarkForm(props: MarkFormProps) {
  const { title, name, full, first, isBusy, isDeciding, onGive } = props;
  const begun = props.typed ?? first;
  const draft = `mark/${name}`;
  const kept = useDraft<{ typed: string; comment: string }>(draft);
  const [typed, setTyped] = useState(kept?.typed ?? (begun ? String(begun.score) : ''));
  const [comment, setComment] = useState(kept?.comment ?? begun?.comment ?? '');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isDirty =
    typed !== (first ? String(first.score) : '') || comment !== (first?.comment ?? '');
  useSaveDraft(draft, isDirty, { typed, comment });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const score = readScore(typed, full);
    setWrong(score === null);
    if (score === null) field.current?.focus();
    else if (!isBusy && field.current)
      void onGive({ score, comment: comment.trim() }, field.current);
  };
  const half = Math.floor(full * 2) / 4;
  const quick = [
    [texts.zero, 0],
    [texts.half, half],
    [texts.full, full],
  ] as const;
  return (
    <Row aria-label={texts.scoreOf(title)} onSubmit={submit}>
      <Unsaved loss={isDirty ? texts.unsaved : null} />
      <TextField
        className="score"
        size="small"
        label={texts.score(full)}
        value={typed}
        error={isWrong}
        helperText={isWrong && texts.wrongScore(full)}
        inputRef={field}
        slotProps={{
          htmlInput: {
            'aria-label': texts.scoreOf(title),
            'data-score': true,
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: 6,
          },
        }}
        onChange={({ target }) => setTyped(target.value)}
      />
      {quick.map(([words, score]) => (
        <Button key={words} size="small" onClick={() => setTyped(String(score))}>
          {words}
        </Button>
      ))}
      <TextField
        className="comment"
        size="small"
        label={texts.comment}
        value={comment}
        slotProps={{ htmlInput: { 'aria-label': texts.commentOf(title), maxLength: 500 } }}
        onChange={({ target }) => setComment(target.value)}
      />
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        {isDeciding ? texts.decide : texts.give}
      </Button>
    </Row>
  );
}
