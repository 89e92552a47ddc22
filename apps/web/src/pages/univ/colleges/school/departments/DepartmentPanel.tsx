import { departmentKinds } from '@cheese/domain/codes/school/departments';
import type { Department } from '@cheese/domain/contract/school/department';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../../paths';
import { childrenOf, pathOf, totalsOf } from '../departmentTree';
import { DepartmentActs } from './DepartmentActs';
import { texts } from './texts';

interface DepartmentPanelProps {
  department: Department;
  departments: readonly Department[];
  mayWrite: boolean;
  onChoose: (id: number | undefined) => void;
}

/** The chosen department with its content and actions. */
export function DepartmentPanel(props: DepartmentPanelProps) {
  const { department, departments, mayWrite, onChoose } = props;
  const { id, name, kind, parentId } = department;
  const totals = totalsOf(departments, department);
  const above = pathOf(departments, parentId);
  const figures = [
    { name: texts.people, value: String(totals.people) },
    { name: texts.classes, value: String(totals.classes) },
    { name: texts.below, value: String(childrenOf(departments, id).length) },
  ];
  return (
    <Box component="section" aria-label={name}>
      {above.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {above.join(' / ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h2">{name}</Typography>
        <Chip size="small" variant="outlined" label={departmentKinds[kind]} />
      </Box>
      <FigureRow label={texts.figures} figures={figures} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        <Button variant="outlined" color="inherit" href={paths.univ.people({ departmentId: id })}>
          {texts.seePeople}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          href={paths.univ.schoolClasses({ departmentId: id })}
        >
          {texts.seeClasses}
        </Button>
      </Box>
      {mayWrite && (
        <DepartmentActs department={department} departments={departments} onChoose={onChoose} />
      )}
    </Box>
  );
}
