import type { DetailOf } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { placeAt } from '@cheese/domain/place/placeAddress';
import { comeTo } from '@cheese/domain/rules/learning/believedReport';
import { mergeRanges } from '@cheese/domain/rules/learning/seenRanges';
import type { FilmHandle } from '@cheese/player/FilmPlayer';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import Typography from '@mui/material/Typography';
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenFilm } from '../../../../../features/film/BrokenFilm';
import { Player } from '../../../../../features/film/Player';
import { watermarkOf } from '../../../../../features/film/watermarkOf';
import { lazyPart } from '../../../../../loading/lazyPart';
import { useSessionState } from '../../../../../session/session';
import type { Learning } from '../../study/useVisit';
import { texts } from '../../texts';
import { FilmChapters } from './FilmChapters';
import { useStops } from './useStops';

const StopDialog = lazyPart(async () => {
  const { StopDialog: part } = await import('./StopDialog');
  return { default: part };
}, LostInPlace);

/** After choosing to watch again instead of answering, the film jumps back this far. */
const REWIND_S = 10;

interface FilmItemProps {
  item: DetailOf<1>;
  learning: Learning;
  onAnew: () => void;
}

const waiting = <Skeleton variant="rounded" height={420} />;

/** Resumes at the last position, and reports the ranges that were watched. */
export function FilmItem({ item, learning, onAnew }: FilmItemProps) {
  const { visit, standing } = learning;
  const { isSignedIn, person } = useSessionState();
  const handle = useRef<FilmHandle>(null);
  const asked = useAskedSecond(handle);
  const watched = useRef(item.seen);
  const [isBroken, setBroken] = useState(false);
  const stops = useStops(item, learning);

  if (!item.video) return <EmptyState sentence={texts.noFilm} hint={texts.noFilmHint} />;
  const begin = () => {
    setBroken(false);
    onAnew();
  };
  if (isBroken) return <BrokenFilm onAgain={begin} />;
  // The watermark names the user from the first frame on, so wait for the user.
  if (isSignedIn === null || (isSignedIn && !person)) return waiting;
  const watermark = person && watermarkOf(person.all);
  const mustFollow = item.isInOrder && !standing.isStudied;
  return (
    <>
      <Suspense fallback={waiting}>
        <Player
          name={item.title}
          src={item.video}
          poster={item.poster}
          watermark={watermark}
          handle={handle}
          subtitles={item.subtitles}
          chapters={item.chapters}
          sizes={item.sizes}
          strip={item.strip}
          startAt={Math.min(asked ?? item.position, stops.reach ?? Infinity)}
          reach={() =>
            leastOf(
              // If the film must be watched in full, one may seek only within what was watched.
              mustFollow
                ? comeTo(mergeRanges(watched.current, standing.seen), [0, item.durationS ?? 0])
                : null,
              stops.reach,
            )
          }
          stops={() => stops.seconds}
          onWatched={(from, to) => {
            watched.current = mergeRanges(watched.current, [[from, to]]);
            visit?.watch(from, to);
          }}
          onSecond={(second) => visit?.at(second)}
          onPlaying={(isPlaying) => visit?.play(isPlaying)}
          onStop={stops.stopAt}
          onBroken={() => setBroken(true)}
        />
      </Suspense>
      <Stop item={item} learning={learning} stops={stops} handle={handle} />
      {mustFollow && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.third' }}>
          {texts.inOrder}
        </Typography>
      )}
      <FilmChapters
        chapters={item.chapters}
        onChoose={(second) => {
          handle.current?.seek(second);
          handle.current?.play();
        }}
      />
    </>
  );
}

/** The second that the address names; a film that is already shown jumps to it. */
function useAskedSecond(handle: RefObject<FilmHandle | null>) {
  const { pathname, search, key } = useLocation();
  const place = placeAt(pathname + search);
  const asked = place?.kind === 'courseItem' ? place.second : undefined;
  // A running player must seek; one that starts takes the second from `startAt`.
  useEffect(() => {
    if (asked !== undefined) handle.current?.seek(asked);
  }, [handle, asked, key]);
  return asked;
}

interface StopProps extends Pick<FilmItemProps, 'item' | 'learning'> {
  stops: ReturnType<typeof useStops>;
  handle: RefObject<FilmHandle | null>;
}

/** Dialog with the question at which the film has stopped. */
function Stop({ item, learning: { visit }, stops, handle }: StopProps) {
  const { asked: stop } = stops;
  const report = useCallback(() => visit?.report() ?? Promise.resolve(), [visit]);
  if (!stop) return null;
  return (
    <Suspense fallback={null}>
      <StopDialog
        coursewareId={item.id}
        stop={stop}
        report={report}
        onGoOn={() => {
          stops.pass(stop.second);
          handle.current?.play();
        }}
        onBack={() => {
          stops.leave();
          handle.current?.seek(Math.max(0, stop.second - REWIND_S));
        }}
      />
    </Suspense>
  );
}

const leastOf = (...reaches: (number | null)[]) => {
  const known = reaches.filter((reach) => reach !== null);
  return known.length > 0 ? Math.min(...known) : null;
};
