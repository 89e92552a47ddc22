import { useBindPhoneMutation } from '@cheese/api-client/people/user';
import { type Ticketed, useTicket } from '@cheese/auth/useTicket';
import type { CallFailure } from '@cheese/domain/contract/failure';
import { phoneFault } from '@cheese/domain/rules/people/phone';
import { codeFault } from '@cheese/domain/rules/people/signInFaults';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { CodeField } from '@cheese/ui/signIn/CodeField';
import { Form } from '@cheese/ui/form/Form';
import { PhoneField } from '@cheese/ui/signIn/PhoneField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useTask } from '@cheese/ui/form/useTask';
import { useFields } from '@cheese/ui/form/useFields';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { IssuedPuzzle } from '../../../features/puzzle/IssuedPuzzle';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { texts as shared } from '../texts';
import { JoinOffer } from './JoinOffer';
import { useRefresh } from '../useRefresh';
import { said } from './said';
import { texts } from './texts';
import { useNewPhoneCode } from '../../../features/phoneCodes/useNewPhoneCode';

const fieldNames = ['phoneNum', 'code'] as const;
const names = { phone: 'phoneNum', code: 'code' };

function useBindPhone(ticketed: Ticketed, onDone: () => void) {
  const fields = useFields<(typeof fieldNames)[number]>({ phoneNum: '', code: '' });
  const [bind] = useBindPhoneMutation();
  const { isBusy, run } = useTask();
  const refresh = useRefresh();
  const toast = useToast();
  const [taken, setTaken] = useState<string | null>(null);

  const submit = async (form: HTMLFormElement) => {
    const { phoneNum, code } = fields.values;
    const found = said({ phoneNum: phoneFault(phoneNum), code: codeFault(code) });
    if (isBusy || !fields.pass(found, form)) return;
    const saving = () => ticketed((ticket) => bind({ phoneNum, code, ...ticket }).unwrap());
    await run(() =>
      saving().then(saved, (error: unknown) => {
        setTaken((error as Partial<CallFailure>).key === 'phone.taken' ? phoneNum : null);
        return fields.pass(fieldErrorsOf(error, fieldNames), form);
      }),
    );
  };
  const saved = async () => {
    toast.success(texts.phoneBound);
    await refresh();
    onDone();
  };
  return { fields, isSaving: isBusy, isTaken: taken === fields.values.phoneNum, submit };
}

/** For users without a phone number, such as those with a school account. */
export function BindPhoneDialog({ onClose }: { onClose: () => void }) {
  const { ticketed, settle } = useTicket();
  const { fields, isSaving, isTaken, submit } = useBindPhone(ticketed, onClose);
  const smsCode = useNewPhoneCode(ticketed, { phone: fields.values.phoneNum, names });
  return (
    <PanelDialog
      width="xs"
      title={texts.bindPhone}
      lead={texts.bindLead}
      isBusy={isSaving}
      onClose={onClose}
    >
      <Form label={texts.bindPhone} onSubmit={(form) => void submit(form)}>
        <PhoneField name="phoneNum" fields={fields} />
        <CodeField name="code" fields={fields} smsCode={smsCode} />
        {isTaken && <JoinOffer asked={fields.values} ticketed={ticketed} onDone={onClose} />}
        <SubmitButton isBusy={isSaving} busy={shared.saving}>
          {texts.save}
        </SubmitButton>
      </Form>
      {settle && <IssuedPuzzle onSettled={settle} />}
    </PanelDialog>
  );
}
