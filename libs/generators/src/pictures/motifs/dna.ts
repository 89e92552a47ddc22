import type { Stage, Subject } from '../stage';
import { faded, point, posed, stroke } from '../svg';

const half = 150;
/** The second strand does not run opposite to the first: that is what makes two grooves. */
const groove = 0.8;
const turns = Array.from({ length: 10 }, (_, index) => index - 5);

interface Strand {
  start: number;
  tone: string;
  shade: string;
  shine: string;
}

const layDown = (d: string, tone: string, shine: string): string =>
  stroke(d, tone, 26) + posed(faded(stroke(d, shine, 6), 0.85), { y: -5 });

/** From a crest to the next trough or back; it crosses the axis halfway. */
const swing = (x: number, from: number): string =>
  `M${point(x, from)}C${point(x + half * 0.3642, from)} ${point(x + half * 0.6358, -from)} ` +
  `${point(x + half, -from)}`;

/** Right-handed, as DNA is: whatever runs down to the right lies in front. */
const halves = (strand: Strand, height: number, front: boolean): string =>
  turns
    .filter((turn) => (turn % 2 === 0) === front)
    .map((turn) => swing(strand.start + turn * half, front ? -height : height))
    .map((d) => layDown(d, front ? strand.tone : strand.shade, front ? strand.shine : strand.tone))
    .join('');

const heightAt = (strand: Strand, x: number, height: number): number =>
  -height * Math.cos(((x - strand.start) / half) * Math.PI);

const rung = ({ colours, random }: Stage, x: number, from: number, to: number): string => {
  const middle = from + (to - from) * random.between(0.4, 0.6);
  const [upper, lower] = random.pick([
    [colours.bodyLight, colours.accentLight],
    [colours.paper, colours.accentLight],
    [colours.bodyLight, colours.paper],
  ]);
  return (
    stroke(`M${point(x, from)}L${point(x, middle)}`, upper, 11) +
    stroke(`M${point(x, middle)}L${point(x, to)}`, lower, 11)
  );
};

const rungs = (stage: Stage, first: Strand, second: Strand, height: number): string =>
  Array.from({ length: 40 }, (_, index) => (index - 19.5) * 30)
    .map((x) => rung(stage, x, heightAt(first, x, height), heightAt(second, x, height)))
    .join('');

const strands = ({ colours }: Stage): [Strand, Strand] => [
  { start: 0, tone: colours.body, shade: colours.bodyShade, shine: colours.bodyLight },
  {
    start: -half * groove,
    tone: colours.accent,
    shade: colours.accentShade,
    shine: colours.accentLight,
  },
];

const drawDna = (stage: Stage): string => {
  const { paints, random } = stage;
  const height = random.between(96, 118);
  const [first, second] = strands(stage);
  const helix =
    halves(first, height, false) +
    halves(second, height, false) +
    rungs(stage, first, second, height) +
    halves(second, height, true) +
    halves(first, height, true);
  const turn = random.pick([-1, 1]) * random.between(18, 40);
  return posed(paints.raised(helix), { x: random.between(-60, 60), turn });
};

export const dna: Subject = { pose: 'floats', oneSided: true, draw: drawDna };
