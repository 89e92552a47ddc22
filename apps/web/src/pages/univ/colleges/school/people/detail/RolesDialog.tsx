import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import { useSetMemberRolesMutation } from '@cheese/api-client/school/member';
import { useGetSchoolRolesQuery } from '@cheese/api-client/school/schoolRole';
import { type Role, roles } from '@cheese/domain/codes/people/roles';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HeadFields } from './HeadFields';
import { OfficeFields } from './OfficeFields';
import { texts } from './texts';

interface RolesDialogProps {
  member: MemberDetail;
  onClose: () => void;
}

/** All roles of one person: the one on the roll, heads of departments, offices. */
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

const sorted = (ids: readonly number[]) => [...ids].toSorted((a, b) => a - b).join();

function RolesForm({ member, isBusy, run, onReopen, onClose }: RolesFormProps) {
  const [opened] = useState(member);
  const [role, setRole] = useState<Role>(opened.role);
  const [headOf, setHeadOf] = useState<readonly number[]>(opened.headOf);
  const [roleIds, setRoleIds] = useState<readonly number[]>(opened.roleIds);
  const { data: departments = [] } = useGetDepartmentsQuery();
  const { data: offices = [] } = useGetSchoolRolesQuery();
  const [ask] = useSetMemberRolesMutation();
  const isDirty =
    role !== opened.role ||
    sorted(headOf) !== sorted(opened.headOf) ||
    sorted(roleIds) !== sorted(opened.roleIds);
  const { edition, isBehind, keepMine } = useEdition(member.version, {
    draft: `member-roles-${member.id}`,
    isDirty,
    onReopen,
  });
  const submit = () =>
    void run(async () => {
      const asked = { id: member.id, version: edition, role };
      await ask({ ...asked, headOf: [...headOf], roleIds: [...roleIds] }).unwrap();
      onClose();
      return leaving;
    }, texts.saved);
  return (
    <Form label={texts.changeRoles} isDirty={isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <PillGroup label={texts.role} pills={pills} chosen={role} onChoose={setRole} />
      <Typography variant="caption" sx={{ '&&': { mt: 0, mb: 2 }, color: 'text.third' }}>
        {texts.roleHints[role]}
      </Typography>
      <HeadFields departments={departments} chosen={headOf} onChange={setHeadOf} />
      <OfficeFields offices={offices} chosen={roleIds} onChange={setRoleIds} />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}
