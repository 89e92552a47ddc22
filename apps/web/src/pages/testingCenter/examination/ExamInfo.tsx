import type { ExamDescription } from '@cheese/domain/contract/exam/exam';
import { Card } from '@cheese/ui/frame/Card';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
import { EnterForm } from './EnterForm';
import { ExamFacts } from './ExamFacts';
import { texts } from './texts';

/** Description of an exam, with the start button while it is open. */
export function ExamInfo({ exam }: { exam: ExamDescription }) {
  const said = wordsOf(exam);
  return (
    <Card as="section" aria-label={texts.info}>
      <CardContent>
        {said && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {said}
          </Alert>
        )}
        <ExamFacts exam={exam} />
        {exam.state === 'open' && (
          <Box sx={{ maxWidth: 360, mt: 3 }}>
            <EnterForm exam={exam} />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

function wordsOf({ state, startsAt }: ExamDescription) {
  if (state === 'upcoming') return texts.notYet(startsAt);
  return state === 'missed' ? texts.missed : null;
}
