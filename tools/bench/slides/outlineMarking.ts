/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/slides/outlineMarking.ts
 *
 * The cost of marking an outline that crosses itself everywhere, compared with a circle with the
 * same number of corners.
 */
import { overlapOf } from '@cheese/domain/rules/slides/task/overlap';
import { command, say, Stop } from '../../setup/say.mjs';

const CORNERS = 500;
/** Each scan line crosses all sides of one outline and two of the other, and sorts them. */
const MOST = 150;

type Outline = Parameters<typeof overlapOf>[0];

const outlineOf = (corner: (i: number) => Outline[number]): Outline =>
  Array.from({ length: CORNERS }, (_, i) => corner(i));

const scribble = outlineOf((i) => ({
  x: (i * 7919) % 10_007,
  y: i % 2 ? 10_000 - (i % 17) : i % 13,
}));

const circle = outlineOf((i) => ({
  x: 5000 + 5000 * Math.cos((i * 2 * Math.PI) / CORNERS),
  y: 5000 + 5000 * Math.sin((i * 2 * Math.PI) / CORNERS),
}));

function leastMs(outline: Outline) {
  const costs = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    overlapOf(outline, outline);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

await command(async () => {
  const [crossed, round] = [leastMs(scribble), leastMs(circle)];
  say(`scribble ${crossed.toFixed(1)} ms, circle ${round.toFixed(1)} ms of the processor`);
  if (crossed > MOST * round) throw new Stop(`More than ${MOST} times the circle.`);
  return Promise.resolve();
});
