import { useSetPasswordMutation } from '@cheese/api-client/people/user';
import { newPasswordFault } from '@cheese/domain/rules/newPassword';
import { codeFault, secondPasswordFault } from '@cheese/domain/rules/signInFaults';
import { useFields } from '@cheese/ui/form/useFields';
import { useToast } from '@cheese/ui/toast/useToast';
import { faultsOf } from '../faultsOf';
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

export function usePassword(onDone: () => void) {
  const fields = useFields<Name>(blank);
  const [change, { isLoading }] = useSetPasswordMutation();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    if (isLoading || !fields.pass(passwordFaults(fields.values), form)) return;
    const { code, newPassword } = fields.values;
    const { error } = await change({ code, newPassword });
    if (error) return void fields.pass(faultsOf(error, names), form);
    toast.success(texts.passwordSaved);
    onDone();
  };
  return { fields, isSaving: isLoading, submit };
}
