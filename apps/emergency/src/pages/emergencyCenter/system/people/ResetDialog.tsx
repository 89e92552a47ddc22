import type { OrgUser } from '@cheese/domain/contract/emergency/orgUser';
import { useResetOrgUserPasswordMutation } from '@cheese/emergency-api/orgUser';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useState } from 'react';
import { useTask } from '@cheese/ui/form/useTask';
import { NewPassword } from './NewPassword';
import { texts } from './texts';

/** Asks for confirmation, then shows the new password. */
export function ResetDialog({ person, onClose }: { person: OrgUser; onClose: () => void }) {
  const { id, name } = person;
  const [reset] = useResetOrgUserPasswordMutation();
  const { isBusy, run } = useTask();
  const [password, setPassword] = useState<string | null>(null);
  if (password !== null) return <NewPassword name={name} password={password} onClose={onClose} />;

  const go = () => run(async () => setPassword((await reset({ id }).unwrap()).password));
  return (
    <ConfirmDialog
      title={texts.reset}
      consequence={texts.resetLoss(name)}
      confirm={texts.reset}
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
