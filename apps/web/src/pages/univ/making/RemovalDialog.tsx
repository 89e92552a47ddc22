import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered, type AnsweredProps } from '@cheese/ui/feedback/Answered';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface RemovalDialogProps<Loss> {
  title: string;
  /** What would be lost, as told by the server. */
  query: AnsweredProps<Loss>['query'] & { currentData?: Loss | undefined };
  /** False if nothing of it can be removed. */
  canRemove?: boolean;
  words: { removed: string; keep?: string; remove?: string };
  remove: () => Promise<unknown>;
  onRemoved?: () => void;
  onClose: () => void;
  children: AnsweredProps<Loss>['children'];
}

/** Says what would be lost. The button works only after the server has told it. */
export function RemovalDialog<Loss>(props: RemovalDialogProps<Loss>) {
  const { title, query, canRemove = true, words, remove, onRemoved, onClose, children } = props;
  const { isBusy, run } = useTask();
  const go = async () => {
    if (!(await run(remove, words.removed))) return;
    onClose();
    onRemoved?.();
  };
  return (
    <PanelDialog
      title={title}
      width="sm"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} aria-disabled={isBusy}>
            {words.keep ?? texts.keepIt}
          </Button>
          {query.currentData !== undefined && canRemove && (
            <Button
              variant="contained"
              color="error"
              aria-disabled={isBusy}
              onClick={() => void go()}
            >
              {words.remove ?? texts.removeIt}
            </Button>
          )}
        </>
      }
    >
      <Answered query={query} what={texts.loss} skeleton={<Skeleton height={96} />}>
        {children}
      </Answered>
    </PanelDialog>
  );
}

interface WillGoProps {
  what: string;
  /** What else is lost; null for nothing. */
  along: string | null;
  stays: string;
}

/** Three sentences: what is removed, what else is lost, and what stays. */
export const WillGo = ({ what, along, stays }: WillGoProps) => (
  <div>
    <Typography>{what}</Typography>
    {along !== null && (
      <Typography sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>{along}</Typography>
    )}
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {stays}
    </Typography>
  </div>
);
