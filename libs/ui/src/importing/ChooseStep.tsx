import { FileDrop } from '../form/FileDrop';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ExportButton } from '../management/ExportButton';
import type { FileToFetch } from '../management/download';
import { texts } from './texts';
import type { ImportFlow } from './useImportFlow';

interface ChooseStepProps {
  flow: ImportFlow;
  template: () => Promise<FileToFetch>;
  fault: string | undefined;
}

export function ChooseStep({ flow, template, fault }: ChooseStepProps) {
  return (
    <Stack spacing={2}>
      <span>{texts.templateHint}</span>
      <Box>
        <ExportButton ask={template}>{texts.template}</ExportButton>
      </Box>
      <FileDrop
        label={texts.choose}
        hint={texts.hint}
        accept={['.xlsx']}
        onFiles={([file]) => {
          if (file) void flow.check(file);
        }}
      />
      {fault && <Alert severity="error">{fault}</Alert>}
    </Stack>
  );
}
