import {
  useRenewMemberPasswordsMutation,
  useUndoMembersMutation,
} from '@cheese/api-client/school/memberImport';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  HandedOut,
  MemberImport,
  MemberImportContract,
} from '@cheese/domain/contract/school/memberImport';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { ImportRows } from './ImportRows';
import { texts } from './texts';

type Undone = Answers<MemberImportContract['undo']>;

interface SavedPartProps {
  found: MemberImport;
  isHandedOut: boolean;
  onHandedOut: (handedOut: HandedOut | null) => void;
}

/** The result of the import, with undo. */
export function SavedPart({ found, isHandedOut, onHandedOut }: SavedPartProps) {
  const { importId, state, savedAt, byName, undoableUntil, unused, isOwn, counts } = found;
  const [undone, setUndone] = useState<Undone | null>(null);
  const isSaved = state === 'saved';
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Alert severity={isSaved ? 'success' : 'info'}>
        <AlertTitle>{isSaved ? texts.saved : texts.undone}</AlertTitle>
        {savedAt !== null && <div>{texts.savedLead(chinaMinute(savedAt), byName)}</div>}
        {undoableUntil !== null && <div>{texts.undoUntil(chinaMinute(undoableUntil))}</div>}
        {undone && <div>{texts.undoneCounts(undone.removed, undone.restored, undone.kept)}</div>}
      </Alert>
      {isSaved && isOwn && unused > 0 && !isHandedOut && (
        <Renewal importId={importId} unused={unused} onHandedOut={onHandedOut} />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={paths.univ.schoolImport()}>
          {texts.another}
        </Button>
        {undoableUntil !== null && (
          <Undoing
            importId={importId}
            onUndone={(what) => {
              setUndone(what);
              onHandedOut(null);
            }}
          />
        )}
      </Stack>
      <ImportRows importId={importId} counts={counts} />
    </Stack>
  );
}

function Undoing({ importId, onUndone }: { importId: number; onUndone: (undone: Undone) => void }) {
  const [isAsking, ask] = useState(false);
  const [undo] = useUndoMembersMutation();
  const { isBusy, run } = useTask();
  const takeBack = async () => {
    await run(async () => onUndone(await undo({ importId }).unwrap()), texts.undone);
    ask(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => ask(true)}
        sx={{ bgcolor: 'surface' }}
      >
        {texts.undo}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.undoTitle}
          consequence={texts.undoLoss}
          confirm={texts.undo}
          isBusy={isBusy}
          onConfirm={() => void takeBack()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

interface RenewalProps {
  importId: number;
  unused: number;
  onHandedOut: (handedOut: HandedOut) => void;
}

function Renewal({ importId, unused, onHandedOut }: RenewalProps) {
  const [isAsking, ask] = useState(false);
  const [renew] = useRenewMemberPasswordsMutation();
  const { isBusy, run } = useTask();
  const go = async () => {
    await run(async () => onHandedOut(await renew({ importId }).unwrap()));
    ask(false);
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => ask(true)}>
          {texts.renew}
        </Button>
      }
    >
      <AlertTitle>{texts.unused(unused)}</AlertTitle>
      {texts.unusedLead}
      {isAsking && (
        <ConfirmDialog
          title={texts.renewTitle}
          consequence={texts.renewLoss(unused)}
          confirm={texts.renew}
          isBusy={isBusy}
          onConfirm={() => void go()}
          onClose={() => ask(false)}
        />
      )}
    </Alert>
  );
}
