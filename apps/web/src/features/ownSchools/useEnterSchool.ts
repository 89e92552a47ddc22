import { useEnterSchoolMutation } from '@cheese/api-client/school/ownSchool';
import { useTask } from '@cheese/ui/form/useTask';
import { useSession } from '../../session/session';
import { texts } from './texts';

/** Goes on in another school, on the same page; the other tabs follow with the new token. */
export function useEnterSchool() {
  const session = useSession();
  const [enter] = useEnterSchoolMutation();
  const { isBusy, run } = useTask();
  const enterSchool = ({ mainOrgId, name }: { mainOrgId: number; name: string }) =>
    run(
      async () => session.signIn((await enter({ mainOrgId }).unwrap()).token),
      texts.entered(name),
    );
  return { isBusy, enterSchool };
}
