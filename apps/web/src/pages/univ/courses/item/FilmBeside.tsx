import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { useGetCoursewareDetailQuery } from '@cheese/api-client/learning/courseware';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Player } from '../../../../features/film/Player';
import { texts } from './texts';

interface FilmBesideProps {
  itemId: number;
  startAt: number;
  onSecond: (second: number) => void;
}

const nothing = () => undefined;

/** The film as learners see it, beside the question editor; nothing is tracked. */
export function FilmBeside({ itemId, startAt, onSecond }: FilmBesideProps) {
  const { currentData: item } = useGetCoursewareDetailQuery(
    { id: itemId },
    { refetchOnMountOrArgChange: true },
  );
  if (!item) return <Skeleton variant="rounded" height={320} />;
  if (item.type !== coursewareTypeCodes.video || !item.video) {
    return <Typography sx={{ color: 'text.third' }}>{texts.noFilmBeside}</Typography>;
  }
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <Player
        name={item.title}
        src={item.video}
        poster={item.poster}
        watermark={null}
        startAt={startAt}
        subtitles={item.subtitles}
        chapters={item.chapters}
        sizes={item.sizes}
        strip={item.strip}
        onSecond={onSecond}
        reach={() => null}
        stops={() => []}
        onWatched={nothing}
        onPlaying={nothing}
        onStop={nothing}
        onBroken={nothing}
      />
    </Suspense>
  );
}
