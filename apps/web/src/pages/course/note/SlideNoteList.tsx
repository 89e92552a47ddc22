import { useGetSlideNotesQuery } from '@cheese/api-client/viewers/slideNote';
import type { SlideNote } from '@cheese/domain/contract/viewers/slideNote';
import { placeAddress } from '@cheese/domain/place/placeAddress';
import { placeLabel } from '@cheese/domain/place/placeLabel';
import { Section } from '@cheese/ui/frame/Section';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const MOST = 100;

/** What was written on slides, each with the way back to its place; nothing where there is none. */
export function SlideNoteList({ keyword }: { keyword: string | undefined }) {
  const { data } = useGetSlideNotesQuery({ page: 1, pageCnt: MOST, ...(keyword && { keyword }) });
  if (!data || data.list.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Section title={texts.onSlides}>
        {data.list.map((note) => (
          <Line key={note.id} note={note} />
        ))}
      </Section>
    </Box>
  );
}

function Line({ note: { slideId, slideTitle, place, text, createdAt } }: { note: SlideNote }) {
  const at = { kind: 'slide', slideId, point: place } as const;
  return (
    <Box component="article" sx={{ py: 1.5 }}>
      <Button size="small" href={placeAddress(at)}>
        {placeLabel(at, slideTitle)}
      </Button>
      <Typography variant="caption">
        <RelativeTime at={createdAt} />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}
