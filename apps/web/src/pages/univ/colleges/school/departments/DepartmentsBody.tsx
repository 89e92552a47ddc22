import type { Department } from '@cheese/domain/contract/school/department';
import { idParam } from '@cheese/ui/address/urlParams';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Card } from '@cheese/ui/frame/Card';
import { TreeView } from '@cheese/ui/tree/TreeView';
import { visibleRows } from '@cheese/ui/tree/visibleRows';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { totalsOf } from '../departmentTree';
import { DepartmentPanel } from './DepartmentPanel';
import { texts } from './texts';
import { useMoveDepartment } from './useMoveDepartment';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface DepartmentsBodyProps {
  departments: readonly Department[];
  mayWrite: boolean;
}

/** Tree with the chosen department beside it; on a phone in a sheet from the bottom. */
export function DepartmentsBody({ departments, mayWrite }: DepartmentsBodyProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const said = idParam(search, 'id');
  const chosen = departments.find(({ id }) => id === said);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const choose = (id: number | undefined) =>
    void navigate(paths.univ.departments(id === undefined ? {} : { id }), {
      preventScrollReset: true,
    });
  const panel = chosen && (
    <DepartmentPanel
      key={chosen.id}
      department={chosen}
      departments={departments}
      mayWrite={mayWrite}
      onChoose={choose}
    />
  );
  return (
    <Halves>
      <TreePane
        departments={departments}
        chosen={chosen?.id}
        mayWrite={mayWrite}
        onChoose={choose}
      />
      {isNarrow ? (
        <Drawer
          anchor="bottom"
          open={panel !== undefined}
          onClose={() => choose(undefined)}
          slotProps={{ paper: { 'aria-label': chosen?.name, sx: sheet } }}
        >
          <IconButton
            aria-label={texts.close}
            sx={{ position: 'absolute', top: 8, right: 8 }}
            onClick={() => choose(undefined)}
          >
            <Close />
          </IconButton>
          {panel}
        </Drawer>
      ) : (
        <Card sx={{ p: 3, position: 'sticky', top: 80 }}>
          {panel ?? <EmptyState dense sentence={texts.choose} hint={texts.chooseHint} />}
        </Card>
      )}
    </Halves>
  );
}

const sheet = { maxHeight: '85vh', p: 2, pb: 3, borderRadius: '16px 16px 0 0' };

interface TreePaneProps extends DepartmentsBodyProps {
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

function TreePane({ departments, chosen, mayWrite, onChoose }: TreePaneProps) {
  const [keyword, search] = useState('');
  const { move } = useMoveDepartment(departments);
  const counts = useMemo(
    () => new Map(departments.map((one) => [one.id, totalsOf(departments, one).people])),
    [departments],
  );
  const isFound = visibleRows(departments, { isOpen: () => false, keyword }).length > 0;
  return (
    <Card sx={{ p: 2 }}>
      <OutlinedInput
        fullWidth
        size="small"
        type="search"
        value={keyword}
        placeholder={texts.search}
        inputProps={{ 'aria-label': texts.search, maxLength: 50 }}
        onChange={({ target }) => search(target.value)}
        sx={{ mb: 1.5 }}
      />
      {isFound ? (
        <TreeView
          label={texts.tree}
          items={departments}
          chosen={chosen}
          onChoose={onChoose}
          noteOf={({ id }) => texts.count(counts.get(id) ?? 0)}
          keyword={keyword}
          onMove={mayWrite ? (id, place) => void move(id, place) : null}
        />
      ) : (
        <Box sx={{ py: 3, textAlign: 'center', color: 'text.third' }}>{texts.nothingFound}</Box>
      )}
      {mayWrite && (
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.third' }}>
          {texts.keys}
        </Typography>
      )}
    </Card>
  );
}
