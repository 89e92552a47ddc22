import { useChooseImportedQuestionsMutation } from '@cheese/api-client/exam/questionImport';
import type {
  QuestionImportChoice,
  QuestionImportFilter,
} from '@cheese/domain/codes/exam/questionFiles';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

interface ChooseAllProps {
  importId: number;
  filter: QuestionImportFilter;
  count: number;
}

/** Decides for all questions of the current filter; not offered without a filter. */
export function ChooseAll({ importId, filter, count }: ChooseAllProps) {
  const [choose] = useChooseImportedQuestionsMutation();
  const { isBusy, run } = useTask();
  if (filter === 'all' || count === 0) return null;
  const button = (words: string, choice: QuestionImportChoice | null) => (
    <Button
      variant="outlined"
      color="inherit"
      aria-disabled={isBusy}
      onClick={() => void run(() => choose({ importId, filter, choice }).unwrap())}
    >
      {words}
    </Button>
  );
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 2, flexWrap: 'wrap' }} useFlexGap>
      {filter !== 'left' && button(texts.leaveAll(count), 'leave')}
      {filter === 'duplicate' && button(texts.takeAll(count), 'take')}
      {filter === 'left' && button(texts.restoreAll, null)}
    </Stack>
  );
}
