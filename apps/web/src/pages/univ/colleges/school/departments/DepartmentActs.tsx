import { useRemoveDepartmentMutation } from '@cheese/api-client/school/department';
import type { Department } from '@cheese/domain/contract/school/department';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { type Direction, placeBy } from '@cheese/ui/tree/treeMoves';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DepartmentDialog } from './DepartmentDialog';
import { whyKept } from './departmentFacts';
import { MergeDialog } from './MergeDialog';
import { MoveDialog } from './MoveDialog';
import { texts } from './texts';
import { useMoveDepartment } from './useMoveDepartment';

interface DepartmentActsProps {
  department: Department;
  departments: readonly Department[];
  onChoose: (id: number | undefined) => void;
}

type Act = 'addUnder' | 'edit' | 'move' | 'merge' | 'remove';

const row = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

export function DepartmentActs({ department, departments, onChoose }: DepartmentActsProps) {
  const [act, open] = useState<Act | null>(null);
  const { move } = useMoveDepartment(departments);
  const why = whyKept(departments, department);
  const whyId = useId();
  const step = (direction: Direction) => {
    const place = placeBy(departments, department.id, direction);
    return { disabled: place === null, onClick: () => void (place && move(department.id, place)) };
  };
  const plain = { size: 'small', variant: 'outlined', color: 'inherit' } as const;
  return (
    <>
      <Box role="group" aria-label={texts.acts} sx={row}>
        <Button size="small" variant="contained" onClick={() => open('addUnder')}>
          {texts.addUnder}
        </Button>
        <Button {...plain} onClick={() => open('edit')}>
          {texts.edit}
        </Button>
        <Button {...plain} {...step('up')}>
          {texts.up}
        </Button>
        <Button {...plain} {...step('down')}>
          {texts.down}
        </Button>
        <Button {...plain} onClick={() => open('move')}>
          {texts.moveTo}
        </Button>
        <Button {...plain} onClick={() => open('merge')}>
          {texts.merge}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={why !== null}
          aria-describedby={why === null ? undefined : whyId}
          onClick={() => open('remove')}
        >
          {texts.remove}
        </Button>
      </Box>
      {why !== null && (
        <Typography id={whyId} variant="caption" component="p" sx={{ mt: 1, color: 'text.third' }}>
          {why}
        </Typography>
      )}
      {act && (
        <ActDialog
          act={act}
          department={department}
          departments={departments}
          onChoose={onChoose}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

interface ActDialogProps extends DepartmentActsProps {
  act: Act;
  onClose: () => void;
}

function ActDialog({ act, department, departments, onChoose, onClose }: ActDialogProps) {
  const [remove] = useRemoveDepartmentMutation();
  if (act === 'move') {
    return <MoveDialog department={department} departments={departments} onClose={onClose} />;
  }
  if (act === 'merge') {
    return (
      <MergeDialog
        department={department}
        departments={departments}
        onDone={onChoose}
        onClose={onClose}
      />
    );
  }
  if (act === 'remove') {
    return (
      <RemoveDialog
        title={texts.removing(department.name)}
        consequence={texts.removal}
        remove={async () => {
          await remove({ id: department.id }).unwrap();
          onChoose(department.parentId ?? undefined);
        }}
        onClose={onClose}
      />
    );
  }
  const isNew = act === 'addUnder';
  return (
    <DepartmentDialog
      department={isNew ? null : department}
      parent={isNew ? department : null}
      onDone={onChoose}
      onClose={onClose}
    />
  );
}
