import { useTicket } from '@cheese/auth/useTicket';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { LineNotice } from '@cheese/ui/form/LineNotice';
import { PasswordField } from '@cheese/ui/signIn/PasswordField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { IssuedPuzzle } from '../../../features/puzzle/IssuedPuzzle';
import { texts as shared } from '../texts';
import { texts } from './texts';
import { useOwnCode } from '../../../features/phoneCodes/useOwnCode';
import { usePassword } from './usePassword';

interface PasswordDialogProps {
  title: string;
  /** Masked in the middle. */
  phone: string;
  onClose: () => void;
}

export function PasswordDialog({ title, phone, onClose }: PasswordDialogProps) {
  const { ticketed, settle, place } = useTicket();
  const { fields, isSaving, submit } = usePassword(ticketed, onClose);
  const own = useOwnCode(ticketed);
  return (
    <PanelDialog
      width="xs"
      title={title}
      lead={texts.passwordLead(phone)}
      isBusy={isSaving}
      onClose={onClose}
    >
      {place && <LineNotice words={place.words} onLeave={place.leave} />}
      <Form label={title} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <CodeField name="code" fields={fields} smsCode={own} />
        <PasswordField name="newPassword" which="new" fields={fields} />
        <PasswordField name="secondPassword" which="second" fields={fields} />
        <SubmitButton isBusy={isSaving} busy={shared.saving}>
          {texts.save}
        </SubmitButton>
      </Form>
      {settle && <IssuedPuzzle onSettled={settle} />}
    </PanelDialog>
  );
}
