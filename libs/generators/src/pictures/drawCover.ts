import { backdrops } from './backdrops';
import { chooseColours, type Colours } from './colours';
import { drawGrain } from './grain';
import { subjects, type Motif } from './motifs';
import { makePaintbox } from './paintbox';
import type { Palette } from './palettes';
import { makeRandom, type Random } from '../random';
import { coverHeight, coverWidth, type Stage, type Subject } from './stage';
import { box, circle, faded, posed, type Pose } from './svg';

export interface Cover {
  motif: Motif;
  palette: Palette;
  /** The id of the covered item: the same seed draws the same picture. */
  seed: string;
}

const drawGround = ({ random, colours, paints }: Stage): string => {
  const frame = { x: 0, y: 0, width: coverWidth, height: coverHeight };
  const shine = circle(random.between(100, 860), -60, 420, paints.glow(colours.backdropSoft));
  return box(frame, paints.fade(...colours.ground, random.between(30, 120))) + faded(shine, 0.5);
};

const placeSubject = (
  { pose, oneSided }: Subject,
  random: Random,
): Pose & { x: number; y: number } => {
  const mirror = random.chance(0.5) && !oneSided;
  if (pose === 'stands') {
    return { x: random.between(430, 530), y: 290, scale: random.between(0.98, 1.12), mirror };
  }
  const x = coverWidth / 2 + random.between(-130, 130);
  const y = coverHeight / 2 + random.between(-10, 14);
  return { x, y, scale: random.between(0.98, 1.2), turn: random.between(-9, 9), mirror };
};

const chooseBackdrop = ({ pose }: Subject, random: Random) =>
  pose === 'stands'
    ? random.pick([backdrops.disc, backdrops.arch, backdrops.hills, backdrops.ripples])
    : random.pick([
        backdrops.disc,
        backdrops.arch,
        backdrops.bands,
        backdrops.tiles,
        backdrops.ripples,
        backdrops.hills,
      ]);

const prepareStage = (palette: Palette, random: Random): Stage => {
  const colours: Colours = chooseColours(
    palette,
    random.pick(['light', 'light', 'light', 'rich', 'rich', 'deep']),
  );
  return { random, colours, paints: makePaintbox(colours.ink) };
};

const drawContent = (subject: Subject, stage: Stage): string => {
  const place = placeSubject(subject, stage.random);
  const drawBackdrop = chooseBackdrop(subject, stage.random);
  return (
    drawGround(stage) +
    drawBackdrop(stage, place.x, place.y) +
    drawGrain(stage, [place.x, place.y]) +
    posed(subject.draw(stage), place)
  );
};

/** A cover picture as SVG, 960 by 540, without any text, as fonts differ between machines. */
export const drawCover = ({ motif, palette, seed }: Cover): string => {
  // The palette is left out, so that one seed in another palette is the same picture recoloured.
  const stage = prepareStage(palette, makeRandom(`${motif}/${seed}`));
  const content = drawContent(subjects[motif], stage);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${coverWidth}" height="${coverHeight}" ` +
    `viewBox="0 0 ${coverWidth} ${coverHeight}">${stage.paints.definitions()}${content}</svg>`
  );
};
