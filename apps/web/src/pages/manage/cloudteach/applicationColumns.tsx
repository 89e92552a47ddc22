import { applicationStates } from '@cheese/domain/codes/learning/cloudTeach';
import type { ManagedApplication } from '@cheese/domain/contract/learning/cloudTeachManage';
import { RowActions, type RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { texts as shared } from '../texts';
import { texts } from './texts';

export const filters = { state: applicationStates } as const;

const stateOf = ({ state, reason }: ManagedApplication) => (
  <>
    {applicationStates[state]}
    {reason && <div>{reason}</div>}
  </>
);

type ActionsFor = (application: ManagedApplication) => RowAction[];

export const applicationColumns = (actionsFor: ActionsFor): Column<ManagedApplication>[] => [
  {
    key: 'organisation',
    label: texts.organisation,
    cell: (one) => one.organisation,
    minWidth: 160,
  },
  {
    key: 'applicant',
    label: texts.applicant,
    cell: ({ name, position, phoneNum }) => shared.phone(texts.person(name, position), phoneNum),
    minWidth: 176,
  },
  {
    key: 'message',
    label: texts.message,
    cell: ({ message }) => message || texts.none,
    minWidth: 200,
  },
  { key: 'state', label: texts.state, cell: stateOf, width: 128 },
  {
    key: 'applied',
    label: texts.applied,
    cell: ({ appliedAt }) => <RelativeTime at={appliedAt} />,
    width: 104,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (one) => <RowActions name={one.organisation} actions={actionsFor(one)} />,
    width: 136,
  },
];
