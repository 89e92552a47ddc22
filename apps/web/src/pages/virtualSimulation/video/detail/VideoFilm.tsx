import type { SimulationVideoDetail } from '@cheese/domain/contract/training/simulationVideo';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { type Ref, Suspense, useState } from 'react';
import type { Bullets } from '../../../../features/bullets/useBullets';
import { BrokenFilm } from '../../../../features/film/BrokenFilm';
import { Player } from '../../../../features/film/Player';
import { watermarkOf } from '../../../../features/film/watermarkOf';
import { useSessionState } from '../../../../session/session';
import { texts } from './texts';
import { useKeptPosition } from './useKeptPosition';
import { useSimulationStudy } from './useSimulationStudy';
import type { FilmHandle } from '@cheese/player/FilmPlayer';

const waiting = <Skeleton variant="rounded" height={420} />;
const free = { reach: () => null, stops: () => [], onWatched: nothing, onStop: nothing };
function nothing() {}

interface VideoFilmProps {
  video: SimulationVideoDetail;
  bullets: Bullets;
  handle: Ref<FilmHandle>;
  onAnew: () => void;
}

/** An unlocked video, which resumes at the last position. */
export function VideoFilm({ video, bullets, handle, onAnew }: VideoFilmProps) {
  const { id, simulationId, title, film, positionS } = video;
  const { isSignedIn, person } = useSessionState();
  const [isBroken, setBroken] = useState(false);
  const kept = useKeptPosition(id);
  const study = useSimulationStudy(simulationId);
  const begin = () => {
    setBroken(false);
    onAnew();
  };
  if (!film?.video) return <EmptyState sentence={texts.notReady} hint={texts.notReadyHint} />;
  if (isBroken) return <BrokenFilm onAgain={begin} />;
  // The watermark names the user from the first frame on, so wait for the user.
  if (isSignedIn === null || (isSignedIn && !person)) return waiting;
  const { video: src, poster, sizes, strip } = film;
  return (
    <Suspense fallback={waiting}>
      <Player
        handle={handle}
        name={title}
        src={src}
        poster={poster}
        sizes={sizes}
        strip={strip}
        subtitles={null}
        chapters={[]}
        {...free}
        watermark={person && watermarkOf(person.all)}
        startAt={positionS}
        over={bullets.over}
        keys={{ [texts.bulletKey]: bullets.turn }}
        onSecond={(second) => {
          kept.at(second);
          bullets.come(second * 1000);
        }}
        onPlaying={(isPlaying) => {
          kept.play(isPlaying);
          study.play(isPlaying);
          bullets.run(isPlaying);
        }}
        onBroken={() => setBroken(true)}
      />
    </Suspense>
  );
}
