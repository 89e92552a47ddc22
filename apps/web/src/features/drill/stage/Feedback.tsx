import type { DrillRun } from '@cheese/domain/contract/training/drill';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

type DrillFeedback = NonNullable<DrillRun['feedback']>;

const severityOf = ({ critical, share }: DrillFeedback) => {
  if (critical) return 'error';
  return share >= 1 ? 'success' : 'warning';
};

export const Feedback = ({ feedback }: { feedback: DrillFeedback }) => (
  <Alert severity={severityOf(feedback)} role="status">
    {feedback.critical && <p>{texts.critical(feedback.critical)}</p>}
    {feedback.says}
    {feedback.why && <p>{texts.why(feedback.why)}</p>}
  </Alert>
);
