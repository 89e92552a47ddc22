import type { Upload } from '@cheese/domain/contract/call';
import { FileDrop } from '@cheese/ui/form/FileDrop';
import { CheckingStep } from '@cheese/ui/importing/CheckingStep';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { texts } from '../texts';
import type { Looking } from './useLooking';

interface RosterFileProps {
  looking: Looking;
  begin: (upload: Upload) => { unwrap(): Promise<{ importId: number }>; abort(): void };
}

/** Upload of a file with people, and its checks. */
export function RosterFile({ looking, begin }: RosterFileProps) {
  const { sending, fault, send, stop } = looking;
  if (sending) return <CheckingStep {...sending} onCancel={stop} />;
  return (
    <Stack spacing={2}>
      <FileDrop
        label={texts.choose}
        hint={texts.hint}
        accept={['.xlsx', '.csv']}
        onFiles={([file]) => file && send(file, begin)}
      />
      {fault && <Alert severity="error">{fault}</Alert>}
    </Stack>
  );
}
