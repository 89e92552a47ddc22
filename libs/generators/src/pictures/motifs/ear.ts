import { labyrinth } from './earLabyrinth';
import type { Stage, Subject } from '../stage';
import { circle, faded, path, point, posed, stroke } from '../svg';

const auricle =
  'M-112-30C-84-60-60-110-92-156C-124-196-206-196-246-136C-284-76-270 0-246 50C-226 96-226 128-206 156' +
  'C-186 182-140 180-128 146C-116 112-84 92-92 40C-94 14-108 0-112-30Z';

const pinna = ({ colours, paints }: Stage): string =>
  path(auricle, paints.fade(colours.bodyLight, colours.body, 60)) +
  faded(
    stroke('M-104-130C-130-176-200-172-230-124C-258-76-246-16-226 30', colours.bodyShade, 16),
    0.55,
  ) +
  faded(
    stroke(
      'M-122-104C-150-136-196-120-208-76C-216-30-196 10-184 50C-176 78-160 92-140 86',
      colours.bodyShade,
      12,
    ),
    0.4,
  ) +
  path(
    'M-150 10C-176-10-170-50-140-50C-112-46-100-30-104-4C-108 22-132 26-150 10Z',
    colours.bodyShade,
  ) +
  faded(stroke('M-250-104C-232-150-190-176-146-170', '#ffffff', 8), 0.45);

const canal = ({ colours, paints }: Stage): string =>
  path(
    'M-138-44C-90-34-50-52 14-44V22C-40 20-90 34-132 20C-144 0-146-24-138-44Z',
    paints.fade(colours.bodyShade, colours.bodyLight, 0),
  ) +
  faded(stroke('M-120-36C-70-28-40-42 10-36M-120 16C-70 20-40 12 10 14', colours.paper, 4), 0.5) +
  stroke('M10-50C22-20 22 4 16 30', colours.accentShade, 12) +
  stroke('M9-50C21-20 21 4 15 30', colours.accentLight, 7);

const ossicles = ({ colours }: Stage): string =>
  stroke('M22-8L30-56L62-66L74-24', colours.ink, 20) +
  stroke('M22-8L30-56L62-66L74-24', colours.paper, 13) +
  stroke('M74-24L94-18M94-34V-2', colours.ink, 16) +
  stroke('M74-24L94-18M94-34V-2', colours.paper, 9) +
  circle(31, -60, 13, colours.paper) +
  circle(63, -66, 10, colours.paper);

/** Sound on its way in: bows that widen away from the ear. */
const waves = ({ colours, random }: Stage): string => {
  const bow = (size: number) => {
    const x = -278 - size * 0.7;
    return `M${point(x, -30 - size)}Q${point(x - 18 - size * 0.5, -10)} ${point(x, 10 + size)}`;
  };
  const sizes = [22, 52, 82].map((size) => bow(size * random.between(0.94, 1.06)));
  return faded(stroke(sizes.join(''), colours.accent, 9), 0.75);
};

const drawEar = (stage: Stage): string => {
  const nerve = stroke(
    'M186 40C220 70 250 80 276 120M214-40C250-30 262 20 276 116',
    stage.colours.bodyLight,
    16,
  );
  const organ = nerve + pinna(stage) + canal(stage) + labyrinth(stage) + ossicles(stage);
  return posed(stage.paints.raised(organ) + waves(stage), { x: 16, scale: 0.94 });
};

export const ear: Subject = { pose: 'floats', draw: drawEar };
