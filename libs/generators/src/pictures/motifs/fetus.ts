import { child } from './fetusChild';
import type { Stage, Subject } from '../stage';
import { faded, path, posed, ring, stroke } from '../svg';

const womb = ({ colours, paints }: Stage): string =>
  path(
    'M-6-214C110-222 196-130 184-10C176 78 120 128 66 164C44 180 40 196 36 224H-36C-40 196-48 180-70 162C-128 118-184 70-188-20C-194-130-112-208-6-214Z',
    paints.fade(colours.body, colours.bodyShade, 60),
  ) +
  path(
    'M-6-188C96-194 168-112 158-10C150 66 104 108 54 144C36 158 16 172 0 190C-16 172-36 158-58 142C-110 104-156 60-162-20C-168-114-98-184-6-188Z',
    paints.ball(colours.paper, colours.bodyLight),
  );

const placenta = ({ colours, paints }: Stage): string =>
  path(
    'M-130-118C-80-186 20-206 78-166C92-152 76-134 54-138C0-150-60-130-96-84C-116-72-140-92-130-118Z',
    paints.fade(colours.accent, colours.accentShade, 40),
  ) +
  faded(
    stroke('M-104-104C-84-134-50-156-14-166M-20-150C10-164 40-166 60-156', colours.accentLight, 6),
    0.7,
  );

const umbilicalCord = ({ colours }: Stage): string => {
  const line = 'M-40-128C-20-80-100-60-104-10C-106 40-50 30-30 36';
  return (
    stroke(line, colours.accentShade, 17) +
    stroke(line, colours.accentLight, 11) +
    faded(stroke(line, colours.accent, 3), 0.9)
  );
};

const heartBeat = ({ colours, random }: Stage): string => {
  const y = random.between(-30, 40);
  return (
    posed(
      path(
        'M0 24C-14 14-30 0-30-14C-30-30-8-32 0-16C8-32 30-30 30-14C30 0 14 14 0 24Z',
        colours.accent,
      ),
      { x: 236, y, scale: 1.1 },
    ) +
    faded(ring(236, y, 54, colours.accent, 5), 0.5) +
    faded(ring(236, y, 72, colours.accent, 3), 0.3)
  );
};

const drawFetus = (stage: Stage): string => {
  const inner =
    placenta(stage) + umbilicalCord(stage) + posed(child(stage), { x: 12, y: -6, scale: 0.98 });
  const glints = faded(stroke('M120-90C136-60 140-30 136 0', '#ffffff', 10), 0.7);
  return posed(stage.paints.raised(womb(stage)) + inner + glints + heartBeat(stage), {
    x: -14,
    scale: 0.96,
  });
};

export const fetus: Subject = { pose: 'floats', draw: drawFetus };
