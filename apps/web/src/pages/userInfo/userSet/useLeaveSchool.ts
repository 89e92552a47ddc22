import { useLeaveSchoolMutation } from '@cheese/api-client/school/ownSchool';
import type { OwnSchool } from '@cheese/domain/contract/school/ownSchool';
import { useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { useSession } from '../../../session/session';
import { texts } from './texts';

/** Leaves a school, after a dialog that says what becomes of the user's work there. */
export function useLeaveSchool() {
  const [school, choose] = useState<OwnSchool | null>(null);
  const [leave] = useLeaveSchoolMutation();
  const session = useSession();
  const { isBusy, run } = useTask();

  const confirm = async ({ mainOrgId, name }: OwnSchool) => {
    await run(async () => {
      await leave({ mainOrgId }).unwrap();
      await session.refresh();
    }, texts.left(name));
    choose(null);
  };
  const question = school && {
    title: texts.leaveTitle(school.name),
    consequence: texts.leaveConsequence,
    confirm: texts.leave,
    isBusy,
    onConfirm: () => void confirm(school),
    onClose: () => choose(null),
  };
  return { choose, question };
}
