import { StageFailed, StageLoading } from '@cheese/ui/viewer/StageFace';
import type { StageState } from '../stage/openSlide';
import { texts } from '../texts';

export function StageFace({ state, onRetry }: { state: StageState; onRetry: () => void }) {
  if (state === 'ready') return null;
  if (state === 'loading') return <StageLoading name={texts.loading} />;
  const { failed: said, failedHint: hint, retry } = texts;
  return <StageFailed said={said} hint={hint} retry={retry} onRetry={onRetry} />;
}
