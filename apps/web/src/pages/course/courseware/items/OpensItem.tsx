import type { NamingType } from '@cheese/domain/codes/learning/thingPages';
import type { DetailOf, Opened } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import { ExamFacts } from './ExamFacts';
import { thingHref } from './thingHref';

type OpensIn = DetailOf<NamingType>;

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
  mt: 2,
};

/**
 * Specimens, experiments and the like: each opens on its own page, with a link back to this item.
 */
export function OpensItem({ item }: { item: OpensIn }) {
  if (item.opens.length === 0) return <EmptyState sentence={texts.noThings} />;
  return (
    <Box sx={cards} role="list" aria-label={texts.things}>
      {item.opens.map((one) => (
        <div key={one.id} role="listitem">
          {one.picture && <ImageWithFallback src={one.picture} alt="" />}
          <Typography variant="subtitle1" component="h3" sx={{ my: 1 }}>
            {one.name}
          </Typography>
          {one.exam && <ExamFacts exam={one.exam} />}
          <Way one={one} item={item} />
        </div>
      ))}
    </Box>
  );
}

/**
 * Link to open it; a locked one gets a note that the course does not include it, before its price.
 */
function Way({ one, item }: { one: Opened; item: OpensIn }) {
  const { name, page, state } = one;
  if (page === null || state === 'away') {
    return <Typography sx={{ color: 'text.third' }}>{texts.thingAway}</Typography>;
  }
  const href = thingHref(page, one.id, { courseId: item.courseId, itemId: item.id });
  if (state === 'open') {
    const words = texts.openThing(page);
    return (
      <Button variant="contained" href={href} aria-label={`${words}：${name}`}>
        {words}
      </Button>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.thingLocked}</Typography>
      <Button variant="outlined" href={href} aria-label={`${texts.seeWays}：${name}`}>
        {texts.seeWays}
      </Button>
    </>
  );
}
