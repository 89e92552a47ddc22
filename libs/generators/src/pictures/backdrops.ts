import { coverHeight, coverWidth, type Stage } from './stage';
import { block, box, circle, faded, path, point, posed, ring, stroke } from './svg';

/** Draws the large shapes behind a subject whose middle is at (x, y). */
type DrawBackdrop = (stage: Stage, x: number, y: number) => string;

const disc: DrawBackdrop = ({ random, colours, paints }, x, y) => {
  const radius = random.between(205, 245);
  const aside = random.between(-60, 60);
  const fill = paints.fade(colours.backdropSoft, colours.backdrop, random.between(20, 120));
  return (
    circle(x + aside, y, radius, fill) +
    faded(ring(x + aside, y, radius + 34, colours.backdropSoft, 2), 0.7) +
    faded(ring(x + aside, y, radius + 84, colours.backdropSoft, 2), 0.4)
  );
};

const arch: DrawBackdrop = ({ random, colours, paints }, x, y) => {
  const width = random.between(360, 440);
  const top = y - random.between(215, 235);
  const gate = (shrink: number) => ({
    ...block(x, top + shrink + 400, width - 2 * shrink, 800),
    radius: width / 2 - shrink,
  });
  return (
    faded(box(gate(-46), colours.backdropSoft), 0.35) +
    box(gate(0), paints.fade(colours.backdropSoft, colours.backdrop, 80))
  );
};

const bands: DrawBackdrop = ({ random, colours, paints }, x, y) => {
  const turn = random.pick([-32, -24, 24, 32]);
  const bar = (shift: number, width: number, along: number, opacity: number) => {
    const frame = { ...block(along, shift, width, 132), radius: 66 };
    return faded(box(frame, paints.fade(colours.backdropSoft, colours.backdrop, 0)), opacity);
  };
  const bars =
    bar(-152, 620, random.between(-80, 160), 0.55) +
    bar(0, 780, random.between(-60, 60), 0.95) +
    bar(152, 560, random.between(-160, 80), 0.7);
  return posed(bars, { x, y, turn });
};

const hills: DrawBackdrop = ({ random, colours, paints }, x, y) => {
  const hill = (height: number, lean: number) => {
    const crest = coverHeight - height;
    return (
      `M0 ${coverHeight}V${crest + 40 * lean}C${point(220, crest - 110)} ${point(400, crest + 90)} ` +
      `${point(600, crest)}S${point(880, crest - 80 * lean)} ${point(coverWidth, crest - 20)}V540Z`
    );
  };
  const sun = circle(x + random.between(-70, 70), y - 20, 190, colours.backdropSoft);
  return (
    faded(sun, 0.8) +
    faded(path(hill(random.between(190, 230), 1), colours.backdrop), 0.55) +
    path(hill(random.between(90, 120), -1), paints.fade(colours.backdrop, colours.backdropSoft, 10))
  );
};

/** Quarter circles laid as tiles, as on a floor. */
const tiles: DrawBackdrop = ({ random, colours }, x, y) => {
  const side = 150;
  const quarter = () => `M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`;
  const tile = (column: number, row: number) => {
    const turn = random.pick([0, 90, 180, 270]);
    const fill = random.pick([colours.backdrop, colours.backdropSoft]);
    const centred = posed(path(quarter(), fill), { x: -side / 2, y: -side / 2 });
    const pose = { x: x + (column - 1.5) * side, y: y + (row - 1) * side, turn };
    return faded(posed(centred, pose), random.between(0.5, 0.95));
  };
  return Array.from({ length: 12 }, (_, index) => tile(index % 4, Math.floor(index / 4))).join('');
};

const ripples: DrawBackdrop = ({ random, colours, paints }, x, y) => {
  const corner = random.pick([0, coverWidth]);
  const wave = (radius: number, opacity: number) =>
    faded(circle(corner, coverHeight, radius, colours.backdropSoft), opacity);
  const sweep = `M${point(x - 330, y + 150)}Q${point(x, y - 330)} ${point(x + 330, y + 90)}`;
  return (
    [760, 600, 440, 280].map((radius, index) => wave(radius, 0.16 + index * 0.06)).join('') +
    circle(x, y, 200, paints.fade(colours.backdropSoft, colours.backdrop, 60)) +
    faded(stroke(sweep, colours.backdropSoft, 3), 0.8)
  );
};

export const backdrops = { disc, arch, bands, hills, tiles, ripples };
