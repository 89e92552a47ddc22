import { useLazyGetQuestionTemplateQuery } from '@cheese/api-client/exam/questionImport';
import { fileLimits } from '@cheese/domain/codes/base/fileLimits';
import { FileDrop } from '@cheese/ui/form/FileDrop';
import { Card } from '@cheese/ui/frame/Card';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ExportQuestions } from '../../../../../features/questionExport/ExportQuestions';
import { PasteQuestions } from './PasteQuestions';
import { RecentImports } from './RecentImports';
import { texts } from '../texts';
import { useSending } from './useSending';

const suffixes = ['.xlsx', '.csv', '.docx', '.txt', '.gift', '.xml', '.zip', '.imscc', '.dat'];

/** Uploads a file or pasted text, and opens the import at its own address. */
export function BeginImport({ bankId }: { bankId: number }) {
  const [template] = useLazyGetQuestionTemplateQuery();
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, share, send, cancel } = useSending(bankId);

  const bring = (file: File, pasted?: string) => {
    if (file.size > fileLimits.questionFile) return setFault(texts.tooLarge);
    setFault(null);
    return send(file, pasted);
  };
  return (
    <Stack spacing={2}>
      <Card>
        <CardContent>
          <Stack spacing={2}>
            <FileDrop
              label={texts.choose}
              hint={texts.hint}
              accept={suffixes}
              onFiles={([file]) => file && !isBusy && bring(file)}
            />
            {fault && <Alert severity="error">{fault}</Alert>}
            {isBusy && (
              <div role="status">
                {texts.sending(share)}
                <LinearProgress
                  variant="determinate"
                  value={share * 100}
                  aria-label={texts.sending(share)}
                />
              </div>
            )}
            {isBusy && (
              <div>
                <Button color="inherit" onClick={cancel}>
                  {texts.stopSending}
                </Button>
              </div>
            )}
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <ExportButton ask={() => template().unwrap()}>{texts.template}</ExportButton>
              <ExportQuestions bankId={bankId} />
            </Stack>
            <Typography variant="caption">{texts.exportLead}</Typography>
          </Stack>
        </CardContent>
      </Card>
      <PasteQuestions bankId={bankId} isBusy={isBusy} onPaste={bring} />
      <RecentImports bankId={bankId} />
    </Stack>
  );
}
