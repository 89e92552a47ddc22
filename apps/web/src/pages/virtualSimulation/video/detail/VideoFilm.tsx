import type { SimulationVideoDetail } from '@cheese/domain/contract/viewers/simulationVideo';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { Suspense, useState } from 'react';
import { BrokenFilm } from '../../../../features/film/BrokenFilm';
import { Player } from '../../../../features/film/Player';
import { watermarkOf } from '../../../../features/film/watermarkOf';
import { useSessionState } from '../../../../session/session';
import { texts } from './texts';
import { useKeptPosition } from './useKeptPosition';

const waiting = <Skeleton variant="rounded" height={420} />;
const free = { reach: () => null, stops: () => [], onWatched: nothing, onStop: nothing };
function nothing() {}

interface VideoFilmProps {
  video: SimulationVideoDetail;
  onAnew: () => void;
}

/** A video that is open: it goes on where one was. */
export function VideoFilm({ video, onAnew }: VideoFilmProps) {
  const { id, title, film, positionS } = video;
  const { isSignedIn, person } = useSessionState();
  const [isBroken, setBroken] = useState(false);
  const kept = useKeptPosition(id);
  const begin = () => {
    setBroken(false);
    onAnew();
  };
  if (!film?.video) return <EmptyState sentence={texts.notReady} hint={texts.notReadyHint} />;
  if (isBroken) return <BrokenFilm onAgain={begin} />;
  // The name over it is there from the first picture on.
  if (isSignedIn === null || (isSignedIn && !person)) return waiting;
  const { video: src, poster, sizes, strip } = film;
  return (
    <Suspense fallback={waiting}>
      <Player
        {...{ name: title, src, poster, sizes, strip, subtitles: null, chapters: [], ...free }}
        watermark={person && watermarkOf(person.all)}
        startAt={positionS}
        onSecond={kept.at}
        onPlaying={kept.play}
        onBroken={() => setBroken(true)}
      />
    </Suspense>
  );
}
