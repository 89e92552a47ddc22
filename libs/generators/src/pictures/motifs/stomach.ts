import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, ring, stroke } from '../svg';

const wall =
  'M-22-226C-26-170-14-140-14-112C-14-30-30 40-96 58C-120 64-150 52-176 40C-196 32-214 48-214 76V150' +
  'C-214 172-166 172-166 150V124C-150 132-132 138-110 144C-30 176 60 178 120 120C190 54 200-50 176-120' +
  'C156-172 92-190 60-150C50-138 40-130 30-142C24-164 26-196 26-226Z';
const cavity =
  'M-8-230C-10-172 2-140 2-110C2-22-24 60-92 76C-122 82-152 66-178 58C-190 54-198 62-198 82V170H-182V104' +
  'C-160 102-130 120-104 128C-30 156 50 160 106 110C168 52 182-44 160-112C144-152 100-164 72-136' +
  'C54-118 28-112 16-136C10-160 12-196 12-230Z';

const folds = [
  'M34-104C70-80 60-10 40 40C20 84-30 110-80 104',
  'M70-118C112-80 104 0 74 56C44 106-20 132-84 118',
  'M108-132C150-80 144 10 108 70',
  'M12-60C14 0-10 60-60 88',
];

const inside = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const level = random.between(-10, 30);
  const juice = `M-60 ${level + 30}C0 ${level - 10} 40 ${level + 34} 90 ${level}S170 ${level - 14} 210 ${level}V220H-60Z`;
  const content =
    box(block(0, 0, 460, 480), paints.fade(colours.bodyLight, colours.body, 80)) +
    faded(stroke(folds.join(''), colours.bodyShade, 9), 0.55) +
    faded(stroke(folds.join(''), colours.paper, 3), 0.5) +
    faded(path(juice, paints.fade(colours.accentLight, colours.accent)), 0.8) +
    bubbles(stage, level);
  return paints.inside(path(cavity, '#fff'), content);
};

const bubbles = ({ colours, random }: Stage, level: number): string =>
  [30, 62, 96, 124, 80]
    .map((x, index) => {
      const y = level + 34 + (index % 3) * 26 + random.between(-8, 8);
      const size = 7 + (index % 3) * 4;
      return faded(circle(x, y, size, colours.paper), 0.55) + ring(x, y, size, colours.paper, 3);
    })
    .join('');

const spleen = ({ colours, paints }: Stage): string =>
  path(
    'M196-96C236-110 262-60 256 0C250 56 216 90 194 72C184 60 204 30 206-10C208-46 180-84 196-96Z',
    paints.fade(colours.accent, colours.accentShade, 40),
  ) + faded(stroke('M226-70C242-50 246-20 242 10', '#ffffff', 8), 0.3);

const drawStomach = (stage: Stage): string => {
  const { colours, paints } = stage;
  const outside =
    path(wall, paints.fade(colours.bodyLight, colours.bodyShade, 75)) +
    faded(stroke('M182-96C194-40 184 40 136 92', '#ffffff', 5), 0.5);
  const pylorus = faded(stroke('M-158 44V128', colours.bodyShade, 10), 0.8);
  const organ = spleen(stage) + outside + inside(stage) + pylorus;
  return posed(paints.raised(organ), { x: 0, y: 24, scale: 0.96 });
};

export const stomach: Subject = { pose: 'floats', oneSided: true, draw: drawStomach };
