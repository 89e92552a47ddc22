import { useTicket } from '@cheese/auth/useTicket';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import Button from '@mui/material/Button';
import { IssuedPuzzle } from '../../../features/puzzle/IssuedPuzzle';
import { texts as shared } from '../texts';
import { texts } from './texts';
import { useChangePhone } from './useChangePhone';
import { useNewPhoneCode } from '../../../features/phoneCodes/useNewPhoneCode';
import { useOwnCode } from '../../../features/phoneCodes/useOwnCode';

const names = { phone: 'phoneNum', code: 'newCode' };

interface ChangePhoneDialogProps {
  /** Masked in the middle. */
  phone: string;
  onClose: () => void;
}

export function ChangePhoneDialog({ phone, onClose }: ChangePhoneDialogProps) {
  const { ticketed, settle } = useTicket();
  const { fields, step, isSaving, next, save, back } = useChangePhone(ticketed, onClose);
  // Created here rather than in the steps, so that both countdowns survive a change of step.
  const own = useOwnCode(ticketed);
  const other = useNewPhoneCode(ticketed, { phone: fields.values.phoneNum, names });
  const isFirst = step === 'old';
  return (
    <PanelDialog
      width="xs"
      title={texts.changePhone}
      lead={isFirst ? texts.oldStep(phone) : texts.newStep}
      isBusy={isSaving}
      onClose={onClose}
    >
      {isFirst ? (
        <Form key="old" label={texts.changePhone} onSubmit={next}>
          <CodeField name="code" fields={fields} smsCode={own} />
          <SubmitButton isBusy={false} busy={texts.next}>
            {texts.next}
          </SubmitButton>
        </Form>
      ) : (
        <Form key="new" label={texts.changePhone} onSubmit={(form) => void save(form)}>
          <PhoneField name="phoneNum" label={texts.newPhone} fields={fields} />
          <CodeField name="newCode" fields={fields} smsCode={other} />
          <SubmitButton isBusy={isSaving} busy={shared.saving}>
            {texts.save}
          </SubmitButton>
          <Button color="inherit" onClick={back}>
            {texts.back}
          </Button>
        </Form>
      )}
      {settle && <IssuedPuzzle onSettled={settle} />}
    </PanelDialog>
  );
}
