import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import { useSetMemberRolesMutation } from '@cheese/api-client/school/member';
import { useGetSchoolRolesQuery } from '@cheese/api-client/school/schoolRole';
import { roles } from '@cheese/domain/codes/people/roles';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HeadFields } from './HeadFields';
import { OfficeFields } from './OfficeFields';
import { texts } from './texts';

interface RolesDialogProps {
  member: MemberDetail;
  onClose: () => void;
}

/** All roles of a person: basic role, departments headed, and roles defined by the school. */
export function RolesDialog({ member, onClose }: RolesDialogProps) {
  const [opening, open] = useState(0);
  const task = useTask();
  return (
    <PanelDialog
      title={texts.changeRoles}
      lead={texts.rolesLead}
      isBusy={task.isBusy}
      onClose={onClose}
    >
      <RolesForm
        key={opening}
        member={member}
        onReopen={() => open(opening + 1)}
        onClose={onClose}
        {...task}
      />
    </PanelDialog>
  );
}

const pills = ([3, 2, 1] as const).map((value) => ({ value, label: roles[value] }));

interface RolesFormProps extends RolesDialogProps, ReturnType<typeof useTask> {
  onReopen: () => void;
}

const sorted = (ids: readonly number[]) => [...ids].toSorted((a, b) => a - b);

const rolesOf = ({ role, headOf, roleIds }: Pick<MemberDetail, 'role' | 'headOf' | 'roleIds'>) => ({
  role,
  headOf: sorted(headOf),
  roleIds: sorted(roleIds),
});

function RolesForm({ member, isBusy, run, onReopen, onClose }: RolesFormProps) {
  const draft = `member-roles-${member.id}`;
  const [held, hold, isDirty] = useKeptState(draft, rolesOf(member));
  const { role, headOf, roleIds } = held;
  const { data: departments = [] } = useGetDepartmentsQuery();
  const { data: offices = [] } = useGetSchoolRolesQuery();
  const [ask] = useSetMemberRolesMutation();
  const { edition, isBehind, keepMine } = useEdition(member.version, {
    draft,
    isDirty,
    onReopen,
  });
  const submit = () =>
    void run(async () => {
      await ask({ id: member.id, version: edition, ...held }).unwrap();
      onClose();
      return leaving;
    }, texts.saved);
  return (
    <Form label={texts.changeRoles} isDirty={isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <PillGroup
        label={texts.role}
        pills={pills}
        chosen={role}
        onChoose={(next) => hold({ ...held, role: next })}
      />
      <Typography variant="caption" sx={{ '&&': { mt: 0, mb: 2 }, color: 'text.third' }}>
        {texts.roleHints[role]}
      </Typography>
      <HeadFields
        departments={departments}
        chosen={headOf}
        onChange={(next) => hold(rolesOf({ ...held, headOf: [...next] }))}
      />
      <OfficeFields
        offices={offices}
        chosen={roleIds}
        onChange={(next) => hold(rolesOf({ ...held, roleIds: [...next] }))}
      />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}
