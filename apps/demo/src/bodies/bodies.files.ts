import { committed } from '../making/committed';
import { bodies } from './bodies';

/** The file is for whom its address was made; what it looks like is for everybody. */
export const bodyFiles = Object.entries(bodies).flatMap(([slug, { mark }]) => [
  committed(`model/${slug}`, mark, [['.glb', `bodies/${slug}.glb`]]),
  committed(`body/${slug}`, mark, [['.webp', `bodies/${slug}.webp`]]),
]);
