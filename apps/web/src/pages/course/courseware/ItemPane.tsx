import { useGetCoursewareDetailQuery } from '@cheese/api-client/learning/courseware';
import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ItemFoot } from './ItemFoot';
import { ItemHead } from './ItemHead';
import { ItemNotes } from './ItemNotes';
import { itemView } from './items/itemView';
import { usePins } from './pins/usePins';
import { useVisit } from './study/useVisit';
import { texts } from './texts';

const skeleton = (
  <>
    <Skeleton width="40%" height={36} />
    <Skeleton variant="rounded" height={360} />
  </>
);

export function ItemPane({ id }: { id: number }) {
  const query = useGetCoursewareDetailQuery({ id });
  return (
    <Answered query={query} what={texts.what} skeleton={skeleton} notFound={<NotFoundFace />}>
      {(item) => <Opened key={item.id} item={item} onAnew={() => void query.refetch()} />}
    </Answered>
  );
}

interface OpenedProps {
  item: CoursewareDetail;
  /** Requests new file addresses after the old ones have expired. */
  onAnew: () => void;
}

function Opened({ item, onAnew }: OpenedProps) {
  useDocumentTitle(item.title);
  const learning = useVisit(item);
  const pins = usePins(item);
  return (
    <Box component="article" aria-label={item.title}>
      {learning.withdrawn !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {learning.withdrawn}
        </Alert>
      )}
      <ItemHead item={item} learning={learning} />
      {itemView(item, { learning, pins, onAnew })}
      <ItemFoot item={item} learning={learning} />
      <ItemNotes item={item} learning={learning} pins={pins} />
    </Box>
  );
}
