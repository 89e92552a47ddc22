import { box, circle, path, stroke } from '../../pictures/svg';
import { tints } from './pens';

const skin = '#f0c4a4';

/** Somebody kneels beside a patient and presses; `down` from 0 to 1. In a space of 640 by 420. */
export function drawRescuer(down: number): string {
  const press = 26 * down;
  const lean = 14 * down;
  const shoulder = [330 + lean * 0.4, 140 + press] as const;
  const chest = 300 + press * 0.9;
  return (
    box({ x: 0, y: 372, width: 640, height: 12, radius: 6 }, '#d8dee9') +
    // The patient lies on a firm ground.
    circle(106, 330, 38, skin) +
    stroke('M80 350C68 334 70 310 88 300', '#3b2a20', 13) +
    path(
      `M146 366C150 316 190 306 250 304C300 302 ${300} ${chest} 330 ${chest}C360 ${chest} 380 306 420 312C470 320 560 336 600 344V370H146Z`,
      '#8fa9d6',
    ) +
    stroke('M170 366C240 372 320 372 410 368', '#7c96c4', 6) +
    // The rescuer: knees on the ground, arms straight, shoulders above the hands.
    stroke('M520 362C500 366 452 366 440 360', '#2f3d5c', 34) +
    stroke(`M440 356C470 320 480 270 ${452 + lean * 0.2} ${232 + press * 0.4}`, '#2f3d5c', 44) +
    stroke(
      `M${452 + lean * 0.2} ${228 + press * 0.4}C420 190 380 160 ${shoulder[0] + 14} ${shoulder[1] + 6}`,
      tints.brand,
      56,
    ) +
    stroke(`M${shoulder[0]} ${shoulder[1]}L330 ${chest - 14}`, tints.brand, 24) +
    stroke(`M331 ${chest - 60}L330 ${chest - 12}`, skin, 20) +
    box({ x: 306, y: chest - 20, width: 48, height: 20, radius: 9 }, skin) +
    circle(shoulder[0] - 26, shoulder[1] - 62, 37, skin) +
    path(
      `M${shoulder[0] - 62} ${shoulder[1] - 70}C${shoulder[0] - 60} ${shoulder[1] - 112} ${shoulder[0] + 12} ${shoulder[1] - 112} ${shoulder[0] + 12} ${shoulder[1] - 62}C${shoulder[0] - 10} ${shoulder[1] - 84} ${shoulder[0] - 40} ${shoulder[1] - 84} ${shoulder[0] - 62} ${shoulder[1] - 70}Z`,
      '#3b2a20',
    )
  );
}
