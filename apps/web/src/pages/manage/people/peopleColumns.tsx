import { personStates } from '@cheese/domain/codes/people/personStates';
import type { ManagedPerson } from '@cheese/domain/contract/people/personManage';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

export const filters = { state: personStates } as const;

export const stateOf = (disabledAt: number | null) =>
  disabledAt === null ? personStates.open : texts.disabledSince(chinaDay(disabledAt));

export const peopleColumns: readonly Column<ManagedPerson>[] = [
  {
    key: 'name',
    label: texts.name,
    cell: ({ id, name, nickname }) => (
      <Link href={paths.manage.person({ id })}>{name ?? nickname}</Link>
    ),
    minWidth: 144,
  },
  { key: 'phone', label: texts.phone, cell: ({ phone }) => phone ?? texts.noPhone, width: 136 },
  {
    key: 'schools',
    label: texts.schools,
    cell: ({ schools }) => schools.map(({ school }) => school).join('、') || texts.noSchool,
    minWidth: 200,
  },
  {
    key: 'registered',
    label: texts.registered,
    cell: ({ registeredAt }) => chinaDay(registeredAt),
    width: 128,
  },
  {
    key: 'state',
    label: texts.filters.state,
    cell: ({ disabledAt }) => stateOf(disabledAt),
    width: 176,
  },
];
