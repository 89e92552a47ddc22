import { hairTones, skin, skinShade } from './skin';
import type { Stage } from '../stage';
import { block, box, circle, path, posed } from '../svg';

const hairdo = (stage: Stage, tone: string): string =>
  stage.random.pick([
    path('M-46 6C-54-70 54-70 46 6C44 34-44 34-46 6Z', tone),
    path('M-48 0C-56-74 56-74 48 0L54 66Q0 84-54 66Z', tone),
    path('M-46 6C-54-70 54-70 46 6C44 34-44 34-46 6Z', tone) + circle(0, -58, 22, tone),
    path('M-46 6C-54-70 54-70 46 6C44 34-44 34-46 6Z', tone) +
      path('M-14 10H14L20 84Q0 100-20 84Z', tone),
  ]);

/** A listener, seen from behind. */
const student = (stage: Stage, shirt: string): string => {
  const { random, paints } = stage;
  const hair = random.pick(hairTones);
  return paints.raised(
    path('M-104 190C-104 96-76 66-30 58H30C76 66 104 96 104 190Z', shirt) +
      box(block(0, 44, 38, 50, 14), skinShade) +
      circle(-45, 4, 9, skin) +
      circle(45, 4, 9, skin) +
      hairdo(stage, hair),
  );
};

export const audience = (stage: Stage): string => {
  const { colours, random } = stage;
  const shirts = [colours.accent, colours.bodyLight, colours.paper, colours.body];
  const first = random.pick([0, 1, 2, 3]);
  return [-270, -92, 92, 270]
    .map((x, index) => {
      const pose = {
        x: x + random.between(-18, 18),
        y: 142 + random.between(-10, 14),
        scale: random.between(0.86, 0.98),
      };
      return posed(student(stage, shirts[(first + index) % 4] ?? colours.body), pose);
    })
    .join('');
};
