import type { AskedQuestion } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RichText } from '@cheese/ui/article/RichText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FilmProps } from './FilmFields';
import { clockOf, secondOf } from './itemForm';
import { QuestionPicker } from './QuestionPicker';
import { texts } from './texts';
import { WriteCheckDialog } from './WriteCheckDialog';

/** Questions inside a film, each at the second at which it stops. */
export function FilmChecks({ film, item, known: { questions }, change }: FilmProps) {
  const [isPicking, pick] = useState(false);
  const [isWriting, write] = useState(false);
  const { checks } = film;
  const set = (next: typeof checks, known = questions) =>
    change({ content: { ...film, checks: next } }, { questions: known });
  const last = Math.max(0, ...checks.map(({ second }) => second));
  const add = (picked: readonly AskedQuestion[]) => {
    const fresh = picked.map(({ id }) => ({ second: last, questionId: id, mustAnswer: true }));
    set([...checks, ...fresh], [...questions, ...picked]);
  };
  return (
    <Box role="group" aria-label={texts.checks} sx={{ pb: 2 }}>
      <Typography variant="h3" component="h2">
        {texts.checks}
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.checksLead}</Typography>
      {checks.map((check, at) => (
        <Check
          key={`${at}-${check.questionId}`}
          nth={at + 1}
          {...check}
          stem={questions.find(({ id }) => id === check.questionId)?.stem ?? ''}
          onChange={(changed) => set(checks.with(at, { ...check, ...changed }))}
          onRemove={() => set(checks.toSpliced(at, 1))}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {film.mediaId !== null && !item.isPlatform && (
          <Button variant="outlined" onClick={() => write(true)}>
            {texts.writeCheck}
          </Button>
        )}
        <Button variant="outlined" onClick={() => pick(true)}>
          {texts.addCheck}
        </Button>
      </Box>
      {isWriting && (
        <WriteCheckDialog
          itemId={item.id}
          startAt={last}
          onMade={(question, second) =>
            set(
              [...checks, { second, questionId: question.id, mustAnswer: true }],
              [...questions, question],
            )
          }
          onClose={() => write(false)}
        />
      )}
      {isPicking && <QuestionPicker taken={[]} onTake={add} onClose={() => pick(false)} />}
    </Box>
  );
}

interface CheckProps {
  nth: number;
  second: number;
  mustAnswer: boolean;
  stem: string;
  onChange: (changed: { second?: number; mustAnswer?: boolean }) => void;
  onRemove: () => void;
}

function Check({ nth, second, mustAnswer, stem, onChange, onRemove }: CheckProps) {
  const [typed, type] = useState(clockOf(second));
  const read = secondOf(typed);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <OutlinedInput
        size="small"
        value={typed}
        error={read === null}
        sx={{ width: 96 }}
        inputProps={{ 'aria-label': `${nth}. ${texts.second}`, 'aria-invalid': read === null }}
        onChange={({ target }) => {
          type(target.value);
          const next = secondOf(target.value);
          if (next !== null) onChange({ second: next });
        }}
      />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <RichText html={stem} />
      </Box>
      <FormControlLabel
        label={texts.mustAnswer}
        control={
          <Checkbox
            checked={mustAnswer}
            onChange={({ target }) => onChange({ mustAnswer: target.checked })}
          />
        }
      />
      <Button size="small" aria-label={texts.of(texts.takeOut, nth)} onClick={onRemove}>
        {texts.takeOut}
      </Button>
    </Box>
  );
}
