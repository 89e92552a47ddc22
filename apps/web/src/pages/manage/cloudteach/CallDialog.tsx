import { applicationStateCodes } from '@cheese/domain/codes/learning/cloudTeach';
import {
  useContactApplicantMutation,
  useReadApplicantPhoneMutation,
} from '@cheese/api-client/learning/cloudTeachManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ApplicationDialogProps } from './DeclineDialog';
import { texts } from './texts';

/** Shows the full phone number for a call, then records that the call was made. */
export function CallDialog({ application, onClose }: ApplicationDialogProps) {
  const [read, { data }] = useReadApplicantPhoneMutation();
  const [contact] = useContactApplicantMutation();
  const { isBusy, run } = useTask();
  const { id, state, name, position } = application;
  const mark = async () => {
    if (await run(() => contact({ id }).unwrap(), texts.contacted)) onClose();
  };
  return (
    <PanelDialog
      width="xs"
      title={texts.callTitle}
      lead={texts.callLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {texts.person(name, position)}
        {data ? (
          <Link href={`tel:${data.phone}`}>{texts.number(data.phone)}</Link>
        ) : (
          <Button variant="outlined" onClick={() => void run(() => read({ id }).unwrap())}>
            {texts.call}
          </Button>
        )}
        {state === applicationStateCodes.waiting && (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => void mark()}>
            {texts.contact}
          </Button>
        )}
      </Stack>
    </PanelDialog>
  );
}
