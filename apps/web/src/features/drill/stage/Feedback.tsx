import type { DrillRun } from '@cheese/domain/contract/training/drill';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

type DrillFeedback = NonNullable<DrillRun['feedback']>;

const severityOf = ({ critical, share }: DrillFeedback) => {
  if (critical) return 'error';
  return share >= 1 ? 'success' : 'warning';
};

export function Feedback({ feedback }: { feedback: DrillFeedback }) {
  const { critical, says, why } = feedback;
  // Some choices only lead to the next scene and have no feedback.
  if (!critical && !says && !why) return null;
  return (
    <Alert severity={severityOf(feedback)} role="status">
      {critical && <p>{texts.critical(critical)}</p>}
      {says}
      {why && <p>{texts.why(why)}</p>}
    </Alert>
  );
}
