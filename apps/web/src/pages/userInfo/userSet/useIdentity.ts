import { useChangeIdentityMutation } from '@cheese/api-client/people/user';
import { fieldMessages } from '@cheese/domain/texts/fieldMessages';
import { useFields } from '@cheese/ui/form/useFields';
import { useToast } from '@cheese/ui/toast/useToast';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { useRefresh } from '../useRefresh';
import { texts } from './texts';

export const identityNames = ['mainOrgId', 'name', 'number'] as const;
export type IdentityName = (typeof identityNames)[number];

const identityFaults = ({ mainOrgId, name, number }: Record<IdentityName, string>) => ({
  ...(mainOrgId === '' && { mainOrgId: texts.schoolEmpty }),
  ...(name.trim() === '' && { name: fieldMessages.nameEmpty }),
  ...(number.trim() === '' && { number: texts.numberEmpty }),
});

const blank = { mainOrgId: '', name: '', number: '' };

export function useIdentity(onDone: () => void) {
  const fields = useFields<IdentityName>(blank, { draft: 'identity' });
  const [change, { isLoading }] = useChangeIdentityMutation();
  const refresh = useRefresh();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    if (isLoading || !fields.pass(identityFaults(fields.values), form)) return;
    const { mainOrgId, ...said } = fields.values;
    const { error } = await change({ ...said, mainOrgId: Number(mainOrgId) });
    if (error) return void fields.pass(fieldErrorsOf(error, identityNames), form);
    toast.success(texts.identified);
    await refresh();
    onDone();
  };
  return { fields, isSubmitting: isLoading, submit };
}
