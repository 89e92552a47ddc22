import { useSetPasswordMutation } from '@cheese/api-client/people/user';
import type { Ticketed } from '@cheese/auth/useTicket';
import { newPasswordFault } from '@cheese/domain/rules/people/newPassword';
import { codeFault, secondPasswordFault } from '@cheese/domain/rules/people/signInFaults';
import { useTask } from '@cheese/ui/form/useTask';
import { useFields } from '@cheese/ui/form/useFields';
import { useToast } from '@cheese/ui/toast/useToast';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { said } from './said';
import { texts } from './texts';

const names = ['code', 'newPassword', 'secondPassword'] as const;
type Name = (typeof names)[number];
const blank = { code: '', newPassword: '', secondPassword: '' };

const passwordFaults = ({ code, newPassword, secondPassword }: Record<Name, string>) =>
  said<Name>({
    code: codeFault(code),
    newPassword: newPasswordFault(newPassword, null),
    secondPassword: secondPasswordFault(secondPassword, newPassword),
  });

export function usePassword(ticketed: Ticketed, onDone: () => void) {
  const fields = useFields<Name>(blank);
  const [change] = useSetPasswordMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    if (isBusy || !fields.pass(passwordFaults(fields.values), form)) return;
    const { code, newPassword } = fields.values;
    const asked = { code, newPassword };
    await run(() =>
      ticketed((ticket) => change({ ...asked, ...ticket }).unwrap()).then(saved, (error: unknown) =>
        fields.pass(fieldErrorsOf(error, names), form),
      ),
    );
  };
  const saved = () => {
    toast.success(texts.passwordSaved);
    onDone();
  };
  return { fields, isSaving: isBusy, submit };
}
