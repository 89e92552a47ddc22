import { Card } from '@cheese/ui/frame/Card';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { StepsContext } from './StepsContext';
import { texts } from './texts';
import { useTakeBack } from './useTakeBack';

/** Recent batch actions with undo; renders nothing without any. */
export function RecentSteps() {
  const { steps } = use(StepsContext);
  const [isOpen, setOpen] = useState(false);
  const { isBusy, takeBack } = useTakeBack();
  if (steps.length === 0) return null;
  return (
    <div style={{ marginTop: 8 }}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.recentSteps(steps.length)}
      </Button>
      {isOpen && (
        <Card sx={{ px: 2, py: 1 }}>
          <Typography variant="caption" sx={{ color: 'text.third' }}>
            {texts.recentLead}
          </Typography>
          <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {steps.map(({ changeId, words, at }) => (
              <li key={changeId} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                <span>{words}</span>
                <RelativeTime at={at} />
                <Button
                  size="small"
                  aria-label={texts.undoOf(words)}
                  aria-disabled={isBusy}
                  onClick={() => void takeBack(changeId)}
                >
                  {texts.undo}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
