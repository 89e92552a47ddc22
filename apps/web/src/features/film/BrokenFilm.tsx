import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { texts } from './texts';

/**
 * Shown if a film fails to load, for example because its signed address expired on an open page.
 */
export function BrokenFilm({ onAgain }: { onAgain: () => void }) {
  return (
    <EmptyState
      sentence={texts.broken}
      action={
        <Button variant="contained" onClick={onAgain}>
          {texts.again}
        </Button>
      }
    />
  );
}
