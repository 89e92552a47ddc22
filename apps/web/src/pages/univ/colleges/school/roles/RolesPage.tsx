import {
  useGetSchoolRolesQuery,
  useRemoveSchoolRoleMutation,
} from '@cheese/api-client/school/schoolRole';
import { givableRights } from '@cheese/domain/codes/school/schoolRights';
import type { SchoolRole } from '@cheese/domain/contract/school/schoolRole';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { FixedRoles } from './FixedRoles';
import { RoleDialog } from './RoleDialog';
import { texts } from './texts';

export default function RolesPage() {
  useDocumentTitle(texts.title);
  return <RightGate right="roles">{() => <Roles />}</RightGate>;
}

type Opened = { act: 'add' } | { act: 'edit' | 'remove'; role: SchoolRole };

function Roles() {
  const query = useGetSchoolRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, open] = useState<Opened | null>(null);
  const add = (
    <Button variant="contained" onClick={() => open({ act: 'add' })}>
      {texts.add}
    </Button>
  );
  const chosen = opened && 'role' in opened ? opened.role : null;
  // If another user has deleted the role, keep the opened one: saving it reports the deletion.
  const role = query.data?.find(({ id }) => id === chosen?.id) ?? chosen;
  const columns = roleColumns((act, role) => open({ act, role }));
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title={texts.own} action={add}>
          <Typography sx={{ mt: -1, mb: 2, color: 'text.third' }}>{texts.ownLead}</Typography>
          <Answered
            query={query}
            what={texts.what}
            skeleton={<TableSkeleton />}
            empty={<EmptyState dense sentence={texts.emptyTitle} hint={texts.emptyHint} />}
          >
            {(roles) => (
              <DataTable label={texts.table} columns={columns} rows={roles} idOf={({ id }) => id} />
            )}
          </Answered>
        </Section>
        <FixedRoles />
      </Box>
      {opened && <RoleActDialog act={opened.act} role={role} onClose={() => open(null)} />}
    </>
  );
}

const roleColumns = (
  act: (act: 'edit' | 'remove', role: SchoolRole) => void,
): readonly Column<SchoolRole>[] => [
  { key: 'name', label: texts.name, minWidth: 120, cell: ({ name }) => <b>{name}</b> },
  {
    key: 'rights',
    label: texts.rights,
    cell: ({ rights }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {rights.map((right) => (
          <Chip key={right} component="span" size="small" label={givableRights[right]} />
        ))}
      </Box>
    ),
  },
  {
    key: 'people',
    label: texts.people,
    align: 'end',
    minWidth: 80,
    cell: ({ people }) => texts.peopleCount(people),
  },
  {
    key: 'acts',
    label: common.operations,
    minWidth: 128,
    cell: (role) => (
      <RowActions
        name={role.name}
        actions={[
          { text: texts.edit, act: () => act('edit', role) },
          { text: texts.remove, isDangerous: true, act: () => act('remove', role) },
        ]}
      />
    ),
  },
];

interface RoleActDialogProps {
  act: Opened['act'];
  role: SchoolRole | null;
  onClose: () => void;
}

function RoleActDialog({ act, role, onClose }: RoleActDialogProps) {
  const [remove] = useRemoveSchoolRoleMutation();
  if (act !== 'remove') return <RoleDialog role={role} onClose={onClose} />;
  if (!role) return null;
  return (
    <RemoveDialog
      title={texts.removing(role.name)}
      consequence={texts.removal(role.people)}
      remove={() => remove({ id: role.id }).unwrap()}
      onClose={onClose}
    />
  );
}
