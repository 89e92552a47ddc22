import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CancelImport } from './CancelImport';
import { texts } from './texts';

/** Progress of reading the file; can be cancelled. */
export function ReadingImport({ found }: { found: QuestionImport }) {
  const { fileName, done, total } = found;
  const far = total > 0 ? (done / total) * 100 : null;
  return (
    <Card>
      <CardContent>
        <Stack spacing={2} role="status">
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {texts.reading}：{fileName}
          </Typography>
          <LinearProgress
            aria-label={texts.reading}
            {...(far !== null && { variant: 'determinate', value: far })}
          />
          <span>{total > 0 ? texts.readingFar(done, total) : texts.readingLead}</span>
        </Stack>
        <CancelImport found={found} />
      </CardContent>
    </Card>
  );
}
