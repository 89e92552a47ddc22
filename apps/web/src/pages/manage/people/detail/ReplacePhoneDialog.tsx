import { useReplacePersonPhoneMutation } from '@cheese/api-client/people/personManage';
import { useTicket } from '@cheese/auth/useTicket';
import { FEWEST_PROOFS, type IdentityProof } from '@cheese/domain/codes/people/personStates';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { codeFault } from '@cheese/domain/rules/people/signInFaults';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useNewPhoneCode } from '../../../../features/phoneCodes/useNewPhoneCode';
import { IssuedPuzzle } from '../../../../features/puzzle/IssuedPuzzle';
import { ProofList } from './ProofList';
import { texts } from './texts';

interface ReplacePhoneDialogProps {
  id: number;
  onClose: () => void;
}

const fieldNames = ['phoneNum', 'code', 'reason'] as const;
const names = { phone: 'phoneNum', code: 'code' };

/** Documented procedure for a user who has lost both phone and password. */
export function ReplacePhoneDialog({ id, onClose }: ReplacePhoneDialogProps) {
  const fields = useFields({ phoneNum: '', code: '', reason: '' });
  const [proofs, setProofs] = useState<readonly IdentityProof[]>([]);
  const { ticketed, settle } = useTicket();
  const smsCode = useNewPhoneCode(ticketed, { phone: fields.values.phoneNum, names });
  const [replace] = useReplacePersonPhoneMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    const { phoneNum, code, reason } = fields.values;
    const faults = faultsOf({
      phoneNum: phoneFault(phoneNum),
      code: codeFault(code),
      reason: missing(reason, texts.noReason),
    });
    if (!fields.pass(faults, form)) return;
    if (proofs.length < FEWEST_PROOFS) return toast.warning(texts.fewProofs);
    const asked = { id, phoneNum, code, proofs: [...proofs], reason };
    await run(() =>
      ticketed((ticket) => replace({ ...asked, ...ticket }).unwrap()).then(
        () => {
          toast.success(texts.replaced);
          onClose();
        },
        (error: unknown) => fields.pass(fieldErrorsOf(error, fieldNames), form),
      ),
    );
  };
  return (
    <PanelDialog
      title={texts.replacePhone}
      lead={texts.replaceLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      <Form
        label={texts.replacePhone}
        isDirty={fields.isDirty || proofs.length > 0}
        onSubmit={(form) => void submit(form)}
      >
        <ProofList chosen={proofs} onChange={setProofs} />
        <PhoneField name="phoneNum" fields={fields} />
        <CodeField name="code" fields={fields} smsCode={smsCode} />
        <FormField
          required
          name="reason"
          label={texts.reason}
          placeholder={texts.reasonPlaceholder}
          autoComplete="off"
          maxLength={200}
          lines={2}
          fields={fields}
        />
        <Alert severity="warning">{texts.replaceLoss}</Alert>
        <FormEnd isBusy={isBusy} confirm={texts.replacePhone} onCancel={onClose} />
      </Form>
      {settle && <IssuedPuzzle onSettled={settle} />}
    </PanelDialog>
  );
}
