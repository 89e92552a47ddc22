import { useApplyForCloudTeachMutation } from '@cheese/api-client/learning/cloudTeach';
import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import { useTicket } from '@cheese/auth/useTicket';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { useFields } from '@cheese/ui/form/useFields';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { blank, faultsIn, fieldNames } from './applicationForm';
import { texts } from './texts';

export function useApplication(onSent: () => void) {
  const { ticketed, settle } = useTicket();
  const fields = useFields(blank, { draft: 'cloud-teach' });
  const [apply] = useApplyForCloudTeachMutation();
  const [askForCode] = useSendSmsCodeMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const smsCode = useSmsCode({
    phone: fields.values.phone,
    ask: (p) => ticketed((ticket) => askForCode({ p, ...ticket }).unwrap()),
  });

  const submit = async (form: HTMLFormElement) => {
    if (isBusy || !fields.pass(faultsIn(fields.values), form)) return;
    const sending = () => ticketed((ticket) => apply({ ...fields.values, ...ticket }).unwrap());
    await run(() =>
      sending().then(sent, (error: unknown) => fields.pass(fieldErrorsOf(error, fieldNames), form)),
    );
  };
  const sent = () => {
    fields.settle();
    toast.success(texts.sent);
    onSent();
  };
  return { fields, smsCode, isBusy, submit, settle };
}
