import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import { genders } from '@cheese/domain/codes/people/people';
import { roleCodes, roles } from '@cheese/domain/codes/people/roles';
import type { MemberDetail } from '@cheese/domain/contract/school/member';
import { Section } from '@cheese/ui/frame/Section';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../../../../../paths';
import { pathOf } from '../../departmentTree';
import { MemberStateChip } from '../../MemberStateChip';
import { AccountCard } from './AccountCard';
import { ConsentCard } from './ConsentCard';
import { EditPersonDialog } from './EditPersonDialog';
import { FactList } from './FactList';
import { RolesCard } from './RolesCard';
import { texts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '& > div': { display: 'grid', gap: 16, minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface PersonBodyProps {
  member: MemberDetail;
  mayGive: boolean;
}

export function PersonBody({ member, mayGive }: PersonBodyProps) {
  return (
    <>
      <Button
        size="small"
        startIcon={<ChevronLeft />}
        href={paths.univ.people()}
        sx={{ mt: 2, ml: -1 }}
      >
        {texts.back}
      </Button>
      <PersonHead member={member} />
      {!member.mayEdit && isProtected(member) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.protected}
        </Alert>
      )}
      <Columns>
        <FactsCard member={member} />
        <div>
          <ConsentCard member={member} />
          <AccountCard member={member} />
          <RolesCard member={member} mayGive={mayGive} />
        </div>
      </Columns>
    </>
  );
}

const isProtected = ({ role, headOf, roleIds }: MemberDetail) =>
  role === roleCodes.schoolAdmin || headOf.length + roleIds.length > 0;

const PersonHead = ({ member: { name, number, role, state } }: { member: MemberDetail }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pt: 1, pb: 3 }}>
    <PersonFace src={null} name={name} size={56} />
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h1">{name}</Typography>
        <MemberStateChip state={state} />
      </Box>
      <Typography sx={{ color: 'text.third' }}>
        {[roles[role], number].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Box>
);

function FactsCard({ member }: { member: MemberDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { data: departments = [] } = useGetDepartmentsQuery();
  const { name, number, gender, phone, departmentId, className, year } = member;
  return (
    <Section
      title={texts.facts}
      action={
        member.mayEdit && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.edit}
          </Button>
        )
      }
    >
      <FactList
        facts={[
          [texts.name, name],
          [texts.number, number ?? texts.none],
          [texts.gender, genders[gender]],
          [texts.phone, phone ?? texts.none],
          [texts.department, pathOf(departments, departmentId).join(' / ') || texts.none],
          [texts.class, className ?? texts.none],
          [texts.year, year === null ? texts.none : texts.yearOf(year)],
        ]}
      />
      {isOpen && <EditPersonDialog member={member} onClose={() => setOpen(false)} />}
    </Section>
  );
}
