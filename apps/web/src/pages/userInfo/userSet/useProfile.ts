import { useChangeProfileMutation } from '@cheese/api-client/people/user';
import type { Gender } from '@cheese/domain/codes/people/people';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import { useFields } from '@cheese/ui/form/useFields';
import { useToast } from '@cheese/ui/toast/useToast';
import { fieldErrorsOf } from '@cheese/ui/form/fieldErrorsOf';
import { useRefresh } from '../useRefresh';
import { profileFaults, type ProfileName, profileNames, valuesOf } from './profileFields';
import { texts } from './texts';

export function useProfile(me: CompleteUserInfo['userExtend']) {
  const fields = useFields<ProfileName>(valuesOf(me), { draft: 'profile' });
  const [change, { isLoading }] = useChangeProfileMutation();
  const refresh = useRefresh();
  const toast = useToast();

  const save = async (form: HTMLFormElement) => {
    if (isLoading || !fields.pass(profileFaults(fields.values), form)) return;
    const gender = Number(fields.values.gender) as Gender;
    const { error } = await change({ ...fields.values, gender });
    if (error) return void fields.pass(fieldErrorsOf(error, profileNames), form);
    toast.success(texts.saved);
    fields.settle();
    await refresh();
  };
  return { fields, isSaving: isLoading, save };
}
