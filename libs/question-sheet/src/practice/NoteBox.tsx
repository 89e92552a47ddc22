import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { QuestionTools } from './QuestionTools';
import { texts } from './texts';

const MOST = 2000;

interface NoteBoxProps {
  notes: NonNullable<QuestionTools['notes']>;
  questionId: number;
  onDone: () => void;
}

export function NoteBox({ notes, questionId, onDone }: NoteBoxProps) {
  const [words, setWords] = useState(() => notes.read(questionId));
  const { isBusy, run } = useTask();
  const toast = useToast();
  const save = () =>
    run(async () => {
      if (!(await notes.write(questionId, words))) return;
      toast.success(texts.noteSaved);
      onDone();
    });
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <OutlinedInput
        multiline
        minRows={2}
        maxRows={8}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        inputProps={{ 'aria-label': texts.noteOf, maxLength: MOST }}
      />
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        aria-disabled={isBusy}
        onClick={() => void save()}
      >
        {texts.saveNote}
      </Button>
    </Box>
  );
}
