import type { ApplicationState } from '@cheese/domain/codes/learning/cloudTeach';
import type { TeachApplication } from '@cheese/domain/contract/learning/cloudTeach';
import type { ManagedApplication } from '@cheese/domain/contract/learning/cloudTeachManage';
import { hideMiddle } from '../../people/person/hideMiddle';
import type { TeachApplicationRow } from './cloudTeach.tables';

export function stateOf(row: TeachApplicationRow): ApplicationState {
  if (row.withdrawnAt) return 5;
  if (row.declinedAt) return 4;
  if (row.openedAt) return 3;
  return row.contactedAt ? 2 : 1;
}

export const toApplication = (row: TeachApplicationRow): TeachApplication => {
  const { id, name, organisation, position, message, reason } = row;
  return {
    id,
    name,
    organisation,
    position,
    message,
    reason,
    state: stateOf(row),
    appliedAt: row.appliedAt.getTime(),
  };
};

export const toManaged = (row: TeachApplicationRow): ManagedApplication => ({
  ...toApplication(row),
  phoneNum: hideMiddle(row.phone) ?? '',
});
