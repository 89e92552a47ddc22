import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import type { Department } from '@cheese/domain/contract/school/department';
import { Card } from '@cheese/ui/frame/Card';
import { TreeView } from '@cheese/ui/tree/TreeView';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { totalsOf } from './departmentTree';
import { texts } from './departmentFilterTexts';

interface DepartmentFilterProps {
  /** Counts per department, including sub-departments. */
  counts: 'people' | 'classes';
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

/** Tree of departments beside a list, on a phone in a drawer; renders nothing without any. */
export function DepartmentFilter({ counts, chosen, onChoose }: DepartmentFilterProps) {
  const { data: departments = [] } = useGetDepartmentsQuery();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  const [isOpen, setOpen] = useState(false);
  if (departments.length === 0) return null;
  const choose = (id: number | undefined) => {
    setOpen(false);
    onChoose(id);
  };
  const tree = (
    <Choices counts={counts} departments={departments} chosen={chosen} onChoose={choose} />
  );
  if (!isNarrow) return <Card sx={{ p: 1 }}>{tree}</Card>;
  const name = departments.find(({ id }) => id === chosen)?.name ?? texts.allDepartments;
  return (
    <div>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {texts.department(name)}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': texts.openDepartments, sx: { width: 304, p: 1 } } }}
      >
        {tree}
      </Drawer>
    </div>
  );
}

interface ChoicesProps extends DepartmentFilterProps {
  departments: readonly Department[];
}

function Choices({ counts, departments, chosen, onChoose }: ChoicesProps) {
  const totals = useMemo(
    () => new Map(departments.map((one) => [one.id, totalsOf(departments, one)[counts]])),
    [departments, counts],
  );
  const isAll = chosen === undefined;
  return (
    <>
      <Button
        fullWidth
        color={isAll ? 'primary' : 'inherit'}
        aria-pressed={isAll}
        onClick={() => onChoose(undefined)}
        sx={{ justifyContent: 'flex-start', pl: 3.5, fontWeight: isAll ? 600 : 400 }}
      >
        {texts.allDepartments}
      </Button>
      <TreeView
        label={texts.departments}
        items={departments}
        chosen={chosen}
        onChoose={onChoose}
        noteOf={({ id }) => totals.get(id) || null}
      />
    </>
  );
}
