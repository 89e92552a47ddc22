import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import { useGetSchoolRolesQuery } from '@cheese/api-client/school/schoolRole';
import { roles } from '@cheese/domain/codes/people/roles';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { FactList } from './FactList';
import { RolesDialog } from './RolesDialog';
import { texts } from './texts';

interface RolesCardProps {
  member: MemberDetail;
  /** True for administrators, who alone may assign roles. */
  mayGive: boolean;
}

export function RolesCard({ member, mayGive }: RolesCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: departments = [] } = useGetDepartmentsQuery();
  const { data: offices } = useGetSchoolRolesQuery(mayGive ? undefined : skipToken);
  const { role, headOf, roleIds } = member;
  const heads = departments.filter(({ id }) => headOf.includes(id)).map(({ name }) => name);
  const held = offices?.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name);
  const others = held?.join('、') ?? (roleIds.length > 0 ? texts.otherRoles(roleIds.length) : '');
  return (
    <Section
      title={texts.roles}
      action={
        mayGive && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.changeRoles}
          </Button>
        )
      }
    >
      <FactList
        facts={[
          [texts.role, roles[role]],
          [texts.headOf, heads.join('、') || texts.none],
          [texts.offices, others || texts.none],
        ]}
      />
      {isOpen && <RolesDialog member={member} onClose={() => setOpen(false)} />}
    </Section>
  );
}
