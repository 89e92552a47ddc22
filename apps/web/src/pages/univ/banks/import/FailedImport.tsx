import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { texts } from './texts';
import { usePastedWords } from './begin/usePastedWords';

/** Why the file could not be read, with a link to import another one. */
export function FailedImport({ found }: { found: QuestionImport }) {
  const { bankId, fileName, failure } = found;
  const pasted = usePastedWords();
  return (
    <Stack spacing={2}>
      <Alert severity="error">
        <AlertTitle>
          {texts.failed}：{fileName}
        </AlertTitle>
        {failure}
      </Alert>
      <div>
        <Button
          variant="contained"
          component={Link}
          to={paths.univ.importQuestions({ bankId })}
          state={{ pasted }}
        >
          {pasted === '' ? texts.another : texts.pastedAgain}
        </Button>
      </div>
    </Stack>
  );
}
