import { useStartDrillMutation } from '@cheese/api-client/training/drill';
import type { DrillMode } from '@cheese/domain/codes/training/drills';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSession } from '../../../session/session';
import { LazyDrill } from '../run/LazyDrill';
import { texts } from '../texts';

const ways = [
  { mode: 'learning', name: texts.learn, hint: texts.learnHint },
  { mode: 'test', name: texts.test, hint: texts.testHint },
] as const;

/** Starts a drill to learn or to be tested; continues an unfinished run of the same mode. */
export function BeginDrill({ scenarioId }: { scenarioId: number }) {
  const [start] = useStartDrillMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const navigate = useNavigate();
  // Preload, because most readers of the description start the drill.
  useEffect(() => void LazyDrill.ahead(), []);
  const begin = (mode: DrillMode) =>
    run(async () => {
      if (!mayAct(paths.firstAidDrillSystem({ id: scenarioId }))) return;
      const { id } = await start({ scenarioId, mode }).unwrap();
      await navigate(paths.firstAidDrillSystem({ drill: id }));
    });
  return (
    <Stack sx={{ gap: 2, flex: { md: '1 1 280px' } }}>
      {ways.map(({ mode, name, hint }) => (
        <div key={mode}>
          <Button
            variant={mode === 'learning' ? 'contained' : 'outlined'}
            aria-disabled={isBusy}
            onClick={() => void begin(mode)}
          >
            {isBusy ? texts.beginning : name}
          </Button>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {hint}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
