import { memberStates } from '@cheese/domain/codes/people/memberStates';
import { roles } from '@cheese/domain/codes/people/roles';
import type { PersonDetail } from '@cheese/domain/contract/people/personManage';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { Section } from '@cheese/ui/frame/Section';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FactCard, type NamedFact } from '../../FactCard';
import { stateOf } from '../peopleColumns';
import { texts as list } from '../texts';
import { texts } from './texts';

const schoolColumns: readonly Column<PersonDetail['schools'][number]>[] = [
  { key: 'school', label: texts.school, cell: ({ school }) => school, minWidth: 160 },
  { key: 'role', label: texts.role, cell: ({ role }) => roles[role], width: 120 },
  { key: 'number', label: texts.number, cell: ({ number }) => number ?? texts.none, width: 160 },
  { key: 'state', label: texts.schoolState, cell: ({ state }) => memberStates[state], width: 112 },
];

const sessionColumns: readonly Column<PersonDetail['sessions'][number]>[] = [
  { key: 'device', label: texts.device, cell: ({ device }) => device, minWidth: 160 },
  { key: 'address', label: texts.address, cell: ({ address }) => address, width: 160 },
  {
    key: 'lastUsed',
    label: texts.lastUsed,
    cell: ({ lastUsedAt }) => <RelativeTime at={lastUsedAt} />,
    width: 144,
  },
];

const factsOf = (person: PersonDetail): NamedFact[] => [
  [list.name, person.name ?? texts.none],
  [texts.nickname, person.nickname],
  [list.phone, person.phone ?? list.noPhone],
  [texts.password, person.hasPassword ? texts.hasPassword : texts.noPassword],
  [list.registered, chinaDay(person.registeredAt)],
  [list.filters.state, stateOf(person.disabledAt)],
];

export const PersonFacts = ({ person }: { person: PersonDetail }) => (
  <Stack spacing={2}>
    {person.isPlatformAdmin && <Alert severity="info">{texts.operator}</Alert>}
    <FactCard label={texts.basics} facts={factsOf(person)} />
    {person.schools.length > 0 && (
      <Section title={texts.schools}>
        <DataTable
          label={texts.schoolTable}
          columns={schoolColumns}
          rows={person.schools}
          idOf={({ mainOrgId }) => mainOrgId}
        />
      </Section>
    )}
    {person.sessions.length > 0 && (
      <Section title={texts.sessions}>
        <DataTable
          label={texts.sessionTable}
          columns={sessionColumns}
          rows={person.sessions}
          idOf={({ id }) => id}
        />
      </Section>
    )}
  </Stack>
);
