import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { texts } from '../texts';
import type { AskProps } from './asking';

/** Submits the points, which are set in the picture itself. */
export const AskPoint = ({ asking, isBusy, decide, points, clear }: AskProps<'point'>) => (
  <Stack sx={{ gap: 1 }}>
    <span role="status">{texts.pointed(points.length)}</span>
    <small>
      {texts.point(asking.most - points.length)} {texts.pointKeys}
    </small>
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button
        variant="contained"
        aria-disabled={isBusy || points.length === 0}
        onClick={() => points.length > 0 && decide({ kind: 'pointed', points: [...points] })}
      >
        {texts.confirm}
      </Button>
      <Button color="inherit" onClick={clear}>
        {texts.clear}
      </Button>
    </Stack>
  </Stack>
);
