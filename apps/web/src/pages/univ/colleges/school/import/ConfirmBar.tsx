import {
  useCancelMembersMutation,
  useConfirmMembersMutation,
} from '@cheese/api-client/school/memberImport';
import type { HandedOut, MemberImport } from '@cheese/domain/contract/school/memberImport';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { Card } from '@cheese/ui/frame/Card';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { texts } from './texts';

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1,
} as const;

interface ConfirmBarProps {
  found: MemberImport;
  onHandedOut: (handedOut: HandedOut | null) => void;
}

/** Stays visible while the preview scrolls. */
export function ConfirmBar({ found: { importId, counts }, onHandedOut }: ConfirmBarProps) {
  const [confirm] = useConfirmMembersMutation();
  const [cancel] = useCancelMembersMutation();
  const { isBusy, run } = useTask();
  const navigate = useNavigate();
  const ready = counts.created + counts.changed + counts.moved + counts.leaving;
  const save = () =>
    run(async () => onHandedOut((await confirm({ importId }).unwrap()).handedOut), texts.saved);
  const giveUp = () =>
    run(async () => {
      await cancel({ importId }).unwrap();
      await navigate(paths.univ.schoolImport());
      return leaving;
    }, texts.cancelled);
  return (
    <Card sx={bar}>
      <span role="status">
        {isBusy ? texts.confirming : ready > 0 ? texts.ready(ready) : texts.nothing}
      </span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" aria-disabled={isBusy} onClick={() => void giveUp()}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={ready === 0}
          aria-disabled={isBusy}
          onClick={() => void save()}
        >
          {texts.confirm(ready)}
        </Button>
      </Box>
    </Card>
  );
}
