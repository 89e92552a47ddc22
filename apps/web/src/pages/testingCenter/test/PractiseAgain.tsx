import { usePractiseAgainMutation } from '@cheese/api-client/exam/practice';
import type { PracticeResult } from '@cheese/domain/contract/exam/practice';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Repeats all questions, or those answered wrong. */
export function PractiseAgain({ result }: { result: PracticeResult }) {
  const [again] = usePractiseAgainMutation();
  const navigate = useNavigate();
  const { run } = useTask();
  const begin = (isWrongOnly: boolean) =>
    run(async () => {
      const { id } = await again({ practiceId: result.id, isWrongOnly }).unwrap();
      void navigate(paths.practice({ practiceId: id }));
      return leaving;
    });
  const hasWrong = result.questions.some(({ share }) => share !== 1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {hasWrong && (
        <Button variant="contained" onClick={() => void begin(true)}>
          {texts.againWrong}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => void begin(false)}>
        {texts.again}
      </Button>
    </Box>
  );
}
