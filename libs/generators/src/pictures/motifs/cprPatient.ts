import { hairTones, skin, skinShade } from './skin';
import type { Stage } from '../stage';
import { block, box, circle, faded, path, posed, stroke } from '../svg';

const head = ({ random }: Stage): string =>
  path('M-262 120H-190V178H-262Z', skinShade) +
  circle(-272, 142, 44, skin) +
  path('M-288 102C-284 84-268 82-264 101Z', skin) +
  stroke('M-262 106Q-258 112-250 110', '#3a2a2a', 3.5) +
  path(
    'M-282 97C-322 96-332 140-319 168C-306 190-276 192-262 184C-284 176-296 160-294 138C-293 122-290 108-282 97Z',
    random.pick(hairTones),
  ) +
  circle(-276, 148, 10, skinShade);

const trunk = ({ colours }: Stage): string =>
  path('M-236 186C-200 210-20 214 60 196L66 160H-230Z', colours.accent) +
  path('M-214 118C-180 92-60 84 10 110L70 122V192H-190C-214 186-222 150-214 118Z', skin) +
  faded(
    path('M-216 150C-150 176-40 176 70 160V192H-190C-206 188-214 170-216 150Z', skinShade),
    0.7,
  ) +
  path('M40 118C150 112 250 126 348 138V196C250 190 150 196 40 194Q28 156 40 118Z', colours.ink) +
  path('M40 118Q28 156 40 194L58 194Q46 156 58 118Z', colours.accentShade) +
  faded(stroke('M120 160C200 154 260 158 330 166', colours.paper, 4), 0.18) +
  path('M344 136L352 104Q364 96 374 108L378 180Q376 198 348 197Z', colours.accentShade) +
  stroke('M-180 166C-120 184-60 188 0 182', skinShade, 30) +
  stroke('M-182 161C-120 178-60 182 0 177', skin, 24);

const pad = ({ colours }: Stage): string =>
  posed(
    box(block(0, 0, 58, 40, 10), colours.paper) + stroke('M-6-12L-12 2H4L-4 14', colours.accent, 5),
    { x: -168, y: 122, turn: -10 },
  );

/** Lies with the head to the left and the chest bare, as the pads ask for it. */
export const patient = (stage: Stage): string => head(stage) + trunk(stage) + pad(stage);
