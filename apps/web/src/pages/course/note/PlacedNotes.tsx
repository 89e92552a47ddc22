import { Section } from '@cheese/ui/frame/Section';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface PlacedNote {
  id: number;
  place: string;
  /** Link to the place; null if it no longer exists. */
  href: string | null;
  text: string;
  createdAt: number;
}

interface PlacedNotesProps {
  title: string;
  notes: readonly PlacedNote[];
  /** Total, if the list is not complete. */
  total?: number | undefined;
}

/** Notes at places of slides, models or videos; renders nothing without any. */
export function PlacedNotes({ title, notes, total = 0 }: PlacedNotesProps) {
  if (notes.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Section title={title}>
        {notes.map((note) => (
          <Line key={note.id} note={note} />
        ))}
        {total > notes.length && (
          <Typography variant="body2" sx={{ color: 'text.third' }}>
            {texts.moreOf(total, notes.length)}
          </Typography>
        )}
      </Section>
    </Box>
  );
}

function Line({ note: { place, href, text, createdAt } }: { note: PlacedNote }) {
  return (
    <Box component="article" sx={{ py: 1.5 }}>
      {href === null ? (
        <Typography component="span" variant="body2">
          {place}{' '}
        </Typography>
      ) : (
        <Button size="small" href={href}>
          {place}
        </Button>
      )}
      <Typography variant="caption">
        <RelativeTime at={createdAt} />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}
