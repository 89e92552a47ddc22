import { useEnterSchoolMutation } from '@cheese/api-client/school/ownSchool';
import { useTask } from '@cheese/ui/form/useTask';
import { useSession } from '../../session/session';
import { texts } from './texts';

/** Switches to another school and stays on the page; other tabs follow with the new token. */
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
