import type { Prepared } from '@cheese/patients/engine/prepare';
import { statesUpTo } from '@cheese/patients/graph/states';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Bedside } from '../../../../../features/patient/bedside/Bedside';
import { Debrief } from '../../../../../features/patient/debrief/Debrief';
import { texts } from './texts';
import { useHeldDrafts } from './useHeldDrafts';
import { usePreview } from './usePreview';

export interface TriedFrom {
  state: string;
  minute: number;
}

interface PreviewDialogProps {
  ready: Prepared;
  from: TriedFrom;
  onClose: () => void;
}

/** The case as learners see it, from a chosen state on, with the debrief at the end. */
export function PreviewDialog({ ready, from, onClose }: PreviewDialogProps) {
  const [beginning] = useState(() => ({
    minute: from.minute,
    states: statesUpTo(ready, from.state),
  }));
  const drafts = useHeldDrafts();
  const [at, go] = useState<string | null>(null);
  const { of, run, isUnmarked, cannot, act, restart } = usePreview(ready, beginning);
  const again = async () => {
    if (await restart()) drafts.forgetAll();
  };
  return (
    <PanelDialog
      width="lg"
      title={texts.title(of.title || texts.untitled)}
      lead={texts.lead}
      onClose={onClose}
      actions={<Button onClick={() => void again()}>{texts.again}</Button>}
    >
      {cannot && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {texts.cannot}
        </Alert>
      )}
      {isUnmarked && (
        <Alert severity="warning" role="alert">
          {texts.unmarked}
        </Alert>
      )}
      {run.report && (
        <>
          <Alert severity="info" role="status" sx={{ mb: 2 }}>
            {texts.ended}
          </Alert>
          <Debrief report={run.report} steps={run.steps} />
        </>
      )}
      {!run.sight.isConcluded && (
        <Bedside
          of={of}
          run={run}
          drafts={drafts}
          act={act}
          restart={restart}
          tab={{ at, go }}
          isBusy={false}
          conclude={act}
        />
      )}
    </PanelDialog>
  );
}
