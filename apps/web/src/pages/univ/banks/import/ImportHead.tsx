import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { Card } from '@cheese/ui/frame/Card';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CancelImport } from './CancelImport';
import { ColumnsDialog } from './ColumnsDialog';
import { Complaints } from './mending/Complaints';
import { texts } from './texts';

/** The file, the number of questions to import, and what was left out. */
export function ImportHead({ found }: { found: QuestionImport }) {
  const { fileName, total, counts, complaints, sheets } = found;
  const [isMatching, match] = useState(false);
  return (
    <Card sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Typography sx={{ my: 1 }}>{texts.summary(total, counts.taken)}</Typography>
        {counts.lost > 0 && <Alert severity="warning">{texts.lostSome(counts.lost)}</Alert>}
        {counts.keyless > 0 && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {texts.keyless(counts.keyless)}
          </Alert>
        )}
        <Complaints complaints={complaints} />
        <Stack direction="row" spacing={1}>
          {sheets.length > 0 && (
            <Button sx={{ mt: 1 }} onClick={() => match(true)}>
              {texts.columns}
            </Button>
          )}
          <CancelImport found={found} />
        </Stack>
        {isMatching && <ColumnsDialog found={found} onClose={() => match(false)} />}
      </CardContent>
    </Card>
  );
}
