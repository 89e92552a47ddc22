import Button from '@mui/material/Button';
import { ErrorState } from '../feedback/ErrorState';
import type { LostProps } from './PartBoundary';
import { heldWords } from './ReloadHeld';
import { reloadPage } from './reloadPage';

/** Says that a part failed to load, with a retry. */
export function LostState({ onRetry, isHeld, what }: LostProps & { what?: string }) {
  const named = what === undefined ? {} : { what };
  if (!isHeld) return <ErrorState kind="network" onRetry={onRetry} {...named} />;
  const reload = (
    <Button variant="outlined" color="inherit" onClick={reloadPage}>
      {heldWords.reload}
    </Button>
  );
  return <ErrorState kind="network" message={heldWords.held} action={reload} {...named} />;
}
