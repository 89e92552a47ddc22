import type { OrgUser } from '@cheese/domain/contract/emergency/orgUser';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import type { Column } from '@cheese/ui/table/DataTable';
import { RowActions, type RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { orgRoles } from './orgRoles';
import { texts } from './texts';

export const filters = { role: orgRoles } as const;

export const personColumns = (actionsFor: (person: OrgUser) => RowAction[]): Column<OrgUser>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name },
  { key: 'phone', label: texts.phone, cell: ({ phoneNum }) => phoneNum, width: 136 },
  { key: 'role', label: texts.role, cell: ({ role }) => orgRoles[role], width: 112 },
  {
    key: 'created',
    label: texts.created,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    width: 112,
  },
  {
    key: 'lastSignedIn',
    label: texts.lastSignedIn,
    cell: ({ lastSignedInAt }) =>
      lastSignedInAt === null ? texts.neverSignedIn : <RelativeTime at={lastSignedInAt} />,
    width: 112,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (person) => <RowActions name={person.name} actions={actionsFor(person)} />,
    width: 208,
  },
];
