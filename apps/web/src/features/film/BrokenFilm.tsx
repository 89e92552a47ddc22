import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { texts } from './texts';

/** A film that does not come: its address may have ended while the page stood open. */
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
