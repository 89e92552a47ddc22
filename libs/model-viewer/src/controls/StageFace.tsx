import { StageFailed, StageLoading } from '@cheese/ui/viewer/StageFace';
import type { StageState } from '../stage/runStage';
import { texts } from '../texts';

interface StageFaceProps {
  state: StageState;
  share: number;
  onRetry: () => void;
}

/** Shown while the model loads, or after it has failed. */
export function StageFace({ state, share, onRetry }: StageFaceProps) {
  if (state === 'ready' || state === 'missing') return null;
  if (state === 'loading') {
    const said = share > 0 ? texts.loaded(Math.round(share * 100)) : texts.loading;
    return <StageLoading name={texts.loading} said={said} />;
  }
  const [said, hint] = [texts[state], texts[`${state}Hint`]];
  return <StageFailed said={said} hint={hint} onRetry={onRetry} retry={texts.retry} />;
}
