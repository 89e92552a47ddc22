import { box } from '../pictures/svg';
import { type Film, filmHeight, filmWidth, placedScenes } from './film';
import { tints, veiled, write } from './parts/pens';
import { done } from './timing';

const FADE_S = 0.5;

const head = (title: string, film: string) =>
  box({ x: 48, y: 30, width: 7, height: 40, radius: 3.5 }, tints.brand) +
  write(72, 62, title, { size: 34, bold: true }) +
  write(filmWidth - 48, 60, film, { size: 20, fill: tints.pale, anchor: 'end' });

const ground =
  box({ x: 0, y: 0, width: filmWidth, height: filmHeight }, tints.ground) +
  box({ x: 0, y: 0, width: filmWidth, height: 6 }, tints.brand);

/** The frame of a film at a second, as SVG. */
export function drawFrame(film: Film, second: number): string {
  const scenes = placedScenes(film);
  const current = scenes.findLast(({ from }) => from <= second) ?? scenes[0];
  if (!current) throw new Error(`${film.slug} has no scene`);
  const at = second - current.from;
  const isFirst = current === scenes[0];
  const content =
    (isFirst ? '' : head(current.title, film.title)) +
    veiled(current.scene.draw(at), isFirst ? 1 : done(at, 0, FADE_S));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${filmWidth}" height="${filmHeight}" ` +
    `font-family="Noto Sans CJK SC, sans-serif">${ground}${content}</svg>`
  );
}
