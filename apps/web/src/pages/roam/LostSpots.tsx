import type { Hotspot } from '@cheese/domain/contract/content/roam';
import { type Answerable, faceOf } from '@cheese/ui/feedback/answerable';
import { failureKind, failureTexts, readFailure } from '@cheese/ui/feedback/failure';
import { RetryButton } from '@cheese/ui/feedback/RetryButton';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

/** Says that the hotspots could not be loaded; the room is shown without them. */
export function LostSpots({ query }: { query: Answerable<Hotspot[]> }) {
  if (faceOf(query).kind !== 'failed') return null;
  const failure = readFailure(query.error);
  const retry = () => void query.refetch();
  return (
    <Alert
      severity="error"
      square
      action={<RetryButton size="small" busy={query.isFetching} onRetry={retry} />}
    >
      {texts.spotsLost(failure.message || failureTexts[failureKind(failure)])}
    </Alert>
  );
}
