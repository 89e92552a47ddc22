import type { Stage, Subject } from '../stage';
import { circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const wall =
  'M0-132C58-132 104-112 112-74C116-30 84 20 56 56C44 76 42 96 44 124C46 160 40 190 36 214H-36' +
  'C-40 190-46 160-44 124C-42 96-44 76-56 56C-84 20-116-30-112-74C-104-112-58-132 0-132Z';
const cavity =
  'M0-92C34-92 70-90 84-84C60-50 26 0 14 50C10 70 14 90 16 110C18 140 12 150 12 166H-12C-12 150-18 140-16 110' +
  'C-14 90-10 70-14 50C-26 0-60-50-84-84C-70-90-34-92 0-92Z';

const womb = (stage: Stage): string => {
  const { colours, paints } = stage;
  return (
    path(wall, paints.fade(colours.bodyLight, colours.body, 70)) +
    faded(stroke('M-96-70C-88-100-50-118-10-118', '#ffffff', 10), 0.4) +
    faded(stroke('M-72-20C-56 10-40 36-34 60M72-20C56 10 40 36 34 60', colours.bodyShade, 6), 0.4) +
    stroke(cavity, colours.bodyShade, 14) +
    path(cavity, paints.fade(colours.paper, colours.accentLight)) +
    path(
      'M-44 126C-70 150-74 190-66 226H-30C-34 200-34 190-14 172H14C34 190 34 200 30 226H66C74 190 70 150 44 126C40 150 20 158 0 158S-40 150-44 126Z',
      paints.fade(colours.body, colours.bodyShade),
    )
  );
};

/** One side: the tube with its fringes, the ligament and the ovary. */
const adnexa = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const tube = 'M100-92C150-132 210-152 242-116C262-90 262-62 250-40';
  const follicles = [
    [190, -6, 13],
    [216, -22, 10],
    [222, 8, 15],
    [196, 22, 8],
  ] as const;
  const fringes = [-40, -20, 0, 20, 40].map((turn) =>
    posed(stroke('M0 0C4 12-4 22 2 34', colours.body, 10), { x: 250, y: -42, turn: turn + 14 }),
  );
  return (
    stroke('M84-10C120-8 150-4 176 0', colours.bodyShade, 12) +
    stroke(tube, colours.bodyShade, 30) +
    fringes.join('') +
    stroke(tube, colours.bodyLight, 22) +
    ellipse(204, 2, 46, 34, colours.accentShade) +
    ellipse(203, -1, 43, 31, paints.fade(colours.accentLight, colours.accent, 60)) +
    follicles
      .map(
        ([x, y, size]) =>
          circle(x, y, size * random.between(0.85, 1.1), colours.paper) +
          circle(x, y, size * 0.4, colours.accentShade),
      )
      .join('')
  );
};

/** The days of the cycle, some of them passed. */
const cycle = ({ colours, random }: Stage): string => {
  const passed = Math.floor(random.between(8, 20));
  const days = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2 - Math.PI / 2;
    const dot = circle(
      Math.cos(angle) * 236,
      Math.sin(angle) * 236,
      8,
      index < passed ? colours.accent : colours.backdropSoft,
    );
    return faded(dot, index < passed ? 0.9 : 0.7);
  });
  return days.join('') + faded(ring(0, 0, 214, colours.backdropSoft, 3), 0.6);
};

const drawUterus = (stage: Stage): string => {
  const organ = adnexa(stage) + posed(adnexa(stage), { mirror: true }) + womb(stage);
  return posed(cycle(stage) + posed(stage.paints.raised(organ), { y: -24, scale: 0.94 }), {
    scale: 0.94,
  });
};

export const uterus: Subject = { pose: 'floats', draw: drawUterus };
