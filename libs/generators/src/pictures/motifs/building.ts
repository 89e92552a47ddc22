import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, stroke, type Frame } from '../svg';

/** Some windows are lit, which differs from cover to cover. */
const windows = (stage: Stage, frame: Frame, columns: number, rows: number): string => {
  const { colours, random } = stage;
  const [stepX, stepY] = [frame.width / columns, frame.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = frame.x + ((index % columns) + 0.5) * stepX;
    const y = frame.y + (Math.floor(index / columns) + 0.5) * stepY;
    const glass = random.chance(0.3) ? colours.accentLight : colours.bodyShade;
    return box(block(x, y, stepX * 0.58, stepY * 0.62, 4), glass);
  }).join('');
};

const wing = (stage: Stage, side: -1 | 1): string => {
  const { colours, paints, random } = stage;
  const height = random.between(170, 240);
  const frame = { x: side === -1 ? -300 : 90, y: 180 - height, width: 210, height };
  const inner = { x: frame.x + 12, y: frame.y + 26, width: 186, height: height - 62 };
  return (
    box(frame, paints.fade(colours.paper, colours.paperShade, side === -1 ? 0 : 180)) +
    box({ x: frame.x - 8, y: frame.y - 10, width: 226, height: 18, radius: 6 }, colours.body) +
    windows(stage, inner, 5, Math.round(height / 52)) +
    box({ x: frame.x, y: 164, width: 210, height: 16 }, colours.bodyShade)
  );
};

const tower = (stage: Stage): string => {
  const { colours, paints } = stage;
  return (
    box(
      { x: -108, y: -196, width: 216, height: 376, radius: 10 },
      paints.fade(colours.bodyLight, colours.bodyShade, 60),
    ) +
    box({ x: -120, y: -206, width: 240, height: 22, radius: 8 }, colours.bodyShade) +
    faded(box({ x: -108, y: -184, width: 60, height: 364 }, '#ffffff'), 0.14) +
    circle(0, -122, 46, colours.paper) +
    stroke('M-22-122H22M0-144V-100', colours.accent, 16) +
    posed(towerWindows(stage), {})
  );
};

const towerWindows = (stage: Stage): string => {
  const { colours, random } = stage;
  return [-50, -8, 34]
    .map((y) =>
      [-62, -21, 21, 62]
        .map((x) =>
          box(block(x, y, 28, 26, 4), random.chance(0.4) ? colours.accentLight : colours.paper),
        )
        .join(''),
    )
    .join('');
};

const entrance = ({ colours, paints }: Stage): string =>
  box({ x: -62, y: 92, width: 124, height: 88, radius: 6 }, colours.ink) +
  box({ x: -54, y: 100, width: 50, height: 80 }, paints.fade(colours.accentLight, colours.accent)) +
  box({ x: 4, y: 100, width: 50, height: 80 }, paints.fade(colours.accentLight, colours.accent)) +
  box({ x: -92, y: 76, width: 184, height: 20, radius: 8 }, colours.paper) +
  box({ x: -86, y: 174, width: 172, height: 12, radius: 4 }, colours.paperShade);

const tree = ({ colours, paints }: Stage, x: number, size: number): string =>
  posed(
    box({ x: -6, y: -30, width: 12, height: 44 }, colours.ink) +
      ellipse(0, -72, 38, 54, paints.fade(colours.accentLight, colours.accentShade, 50)) +
      faded(stroke('M0-20V-84M0-46L16-62M0-60L-14-74', colours.accentShade, 4), 0.6),
    { x, y: 172, scale: size },
  );

const cloud = ({ colours }: Stage, x: number, y: number, size: number): string =>
  posed(path('M-70 24A28 28 0 0 1-56-26A44 44 0 0 1 26-36A34 34 0 0 1 66 24Z', colours.paper), {
    x,
    y,
    scale: size,
  });

const drawBuilding = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const lawn = path(
    'M-700 176C-400 160 400 160 700 176V520H-700Z',
    paints.fade(colours.accentLight, colours.accent),
  );
  const walk = path('M-80 184H80L210 420H-210Z', colours.paperShade);
  const sky = faded(
    cloud(stage, random.between(-330, -230), random.between(-150, -90), 1) +
      cloud(stage, random.between(230, 330), random.between(-190, -120), 0.8),
    0.85,
  );
  const house = paints.raised(wing(stage, -1) + wing(stage, 1) + tower(stage)) + entrance(stage);
  const trees = [-360, -250, 262, 372].map((x) =>
    tree(stage, x + random.between(-16, 16), random.between(0.8, 1.25)),
  );
  return sky + lawn + house + walk + trees.join('');
};

export const building: Subject = { pose: 'stands', draw: drawBuilding };
