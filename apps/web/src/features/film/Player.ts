import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../loading/lazyPart';

/** Loaded lazily, so that pages without a film do not load the player. */
export const Player = lazyPart(async () => {
  const { FilmPlayer } = await import('@cheese/player/FilmPlayer');
  return { default: FilmPlayer };
}, LostInPlace);
