import { drillEnds } from '@cheese/domain/codes/training/drills';
import type { Drill } from '@cheese/drills/graph/drill';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Feedback } from '../../../../../features/drill/stage/Feedback';
import { Stage } from '../../../../../features/drill/stage/Stage';
import { texts } from './texts';
import { usePreview } from './usePreview';

interface PreviewDialogProps {
  drill: Drill;
  from: string;
  onClose: () => void;
}

/** The drill as learners see it, from a chosen scene on. */
export function PreviewDialog({ drill, from, onClose }: PreviewDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const { seen, trouble, decide, restart } = usePreview(drill, from);
  const again = () => {
    restart();
    setAttempt(attempt + 1);
  };
  const { scene, end, turned, feedback } = seen;
  return (
    <PanelDialog
      width="lg"
      title={texts.title(drill.title || texts.untitled)}
      lead={texts.lead}
      onClose={onClose}
      actions={<Button onClick={again}>{texts.again}</Button>}
    >
      {trouble && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {texts[trouble]}
        </Alert>
      )}
      {scene && <Stage key={attempt} run={seen} scene={scene} decide={decide} isBusy={false} />}
      {!scene && feedback && <Feedback feedback={feedback} />}
      {end && (
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          {turned && <p style={{ margin: 0 }}>{texts.turned(turned)}</p>}
          <strong>
            {drillEnds[end.kind]} · {end.title}
          </strong>
          <p style={{ margin: 0 }}>{end.text}</p>
        </Alert>
      )}
      {!scene && !end && (
        <Alert severity="warning" role="alert">
          {texts.nowhere}
        </Alert>
      )}
    </PanelDialog>
  );
}
