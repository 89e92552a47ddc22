import type { ManagedSchool } from '@cheese/domain/contract/school/schoolManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Pick } from '../../../../features/searchPick/SearchPick';
import { IntoPick } from './IntoPick';
import { MergeStep } from './MergeStep';
import { texts } from './texts';

interface MergeDialogProps {
  school: ManagedSchool;
  onClose: () => void;
}

/** Merges a school into another: choose, preview, confirm by typing its name. */
export function MergeDialog({ school, onClose }: MergeDialogProps) {
  const [into, choose] = useState<Pick | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const title = texts.title(school.name);
  if (isDone && into) return <Merged from={school.name} into={into.name} onClose={onClose} />;
  return (
    <PanelDialog width="md" title={title} lead={texts.lead} isBusy={isBusy} onClose={onClose}>
      {into ? (
        <MergeStep
          key={into.id}
          school={school}
          into={into}
          onBusy={setBusy}
          onBack={() => choose(null)}
          onDone={() => setDone(true)}
          onClose={onClose}
        />
      ) : (
        <IntoPick fromId={school.id} onChoose={choose} />
      )}
    </PanelDialog>
  );
}

interface MergedProps {
  from: string;
  into: string;
  onClose: () => void;
}

function Merged({ from, into, onClose }: MergedProps) {
  const actions = (
    <Button variant="contained" onClick={onClose}>
      {texts.close}
    </Button>
  );
  return (
    <PanelDialog title={texts.title(from)} actions={actions} onClose={onClose}>
      <Alert severity="success" role="status">
        <AlertTitle>{texts.done(from, into)}</AlertTitle>
        {texts.doneHint}
      </Alert>
    </PanelDialog>
  );
}
