import type { EditedQuestion } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { Card } from '@cheese/ui/frame/Card';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { WordsView } from '../WordsView';
import { changedFields } from './changedFields';
import type { WrittenQuestion } from './draftShelf';
import { texts } from './texts';

interface ConflictPartProps {
  mine: readonly WrittenQuestion[];
  theirs: readonly EditedQuestion[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const halves = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  margin: '12px 0',
} as const;

/** Another user has saved meanwhile: shows both versions side by side, to choose one. */
export function ConflictPart({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictPartProps) {
  const moved = theirs.flatMap((now) => {
    const own = mine.find(({ id }) => id === now.id);
    return own && own.version !== now.version ? [{ now, own }] : [];
  });
  return (
    <section aria-label={texts.conflict}>
      <Alert severity="warning">
        <b>{texts.conflict}</b>
        <div>{texts.conflictLead}</div>
      </Alert>
      {moved.map(({ now, own }) => (
        <div key={now.id}>
          <Typography sx={{ mt: 1 }}>
            {texts.differsIn(changedFields(now.words, own.words))}
          </Typography>
          <div style={halves}>
            <Card sx={{ p: 2 }}>
              <Typography variant="h3">{texts.theirs(now.writerName)}</Typography>
              <WordsView words={now.words} />
            </Card>
            <Card sx={{ p: 2 }}>
              <Typography variant="h3">{texts.mine}</Typography>
              <WordsView words={own.words} />
            </Card>
          </div>
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 }}>
        <Button variant="contained" onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
