import {
  applicationStateCodes,
  type ApplicationState,
} from '@cheese/domain/codes/learning/cloudTeach';
import type { TeachApplication } from '@cheese/domain/contract/learning/cloudTeach';
import type { ManagedApplication } from '@cheese/domain/contract/learning/cloudTeachManage';
import { hideMiddle } from '../../people/person/hideMiddle';
import type { TeachApplicationRow } from './cloudTeach.tables';

export function stateOf(row: TeachApplicationRow): ApplicationState {
  if (row.withdrawnAt) return applicationStateCodes.withdrawn;
  if (row.declinedAt) return applicationStateCodes.declined;
  if (row.openedAt) return applicationStateCodes.opened;
  return row.contactedAt ? applicationStateCodes.contacted : applicationStateCodes.waiting;
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
