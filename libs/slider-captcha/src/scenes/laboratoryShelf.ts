import { between, type Easel, pick, times, width } from '../brush/easel';
import { backdrop, band, blob, box, figure } from '../brush/paint';

const fluids = ['#2fa58d', '#e8a13a', '#3f7fd0', '#d65a6d', '#7b62c4', '#64b04f'] as const;
const bottles = ['#8a5230', '#a2653a', '#3d6f63', '#4d6a8f'] as const;
const GLASS = '#eaf6f8cc';

type Vessel = (easel: Easel, x: number, foot: number, tall: number) => void;

/** Figures of a vessel one unit high, standing on its foot. */
const flask = {
  glass: 'M-.08 -1H.08V-.62L.42 0H-.42L-.08 -.62z',
  fluid: 'M-.23 -.34H.23L.385 -.03H-.385z',
  lip: 'M-.12 -1H.12V-.955H-.12z',
  glint: 'M-.17 -.3H-.135V-.06H-.17z',
};

const erlenmeyer: Vessel = (easel, x, foot, tall) => {
  const at = [x, foot, tall] as const;
  figure(easel.context, at, flask.glass, GLASS);
  figure(easel.context, at, flask.fluid, pick(easel, fluids));
  figure(easel.context, at, flask.lip, '#ffffff');
  figure(easel.context, at, flask.glint, '#ffffff99');
};

const bottle: Vessel = (easel, x, foot, tall) => {
  const at = [x, foot, tall] as const;
  figure(easel.context, at, 'M-.26 0V-.74H.26V0z', pick(easel, bottles));
  figure(easel.context, at, 'M-.11 -.72V-1H.11V-.72z', '#2c3440');
  figure(easel.context, at, 'M-.21 -.22V-.5H.21V-.22z', '#f8f4e8');
  times(3, (line) => {
    const end = between(easel, 0, 0.15);
    figure(easel.context, at, `M-.16 ${-0.44 + line * 0.07}H${end}v.025H-.16z`, '#7b8490');
  });
  figure(easel.context, at, 'M-.22 -.06V-.7H-.18V-.06z', '#ffffff66');
};

const roundFlask: Vessel = (easel, x, foot, tall) => {
  const { context } = easel;
  const size = tall * 0.34;
  box(context, x - 2.6, foot - tall, 5.2, tall * 0.5, GLASS);
  blob(context, x, foot - size, size, size, GLASS);
  blob(context, x, foot - size * 0.82, size * 0.8, size * 0.74, pick(easel, fluids));
  blob(context, x - size * 0.35, foot - size * 1.3, size * 0.2, size * 0.28, '#ffffffcc');
  figure(context, [x, foot, tall], flask.lip, '#ffffff');
};

const tubes: Vessel = (easel, x, foot, tall) => {
  const { context } = easel;
  times(4, (index) => {
    const left = x - 13 + index * 7;
    const level = foot - tall * between(easel, 0.35, 0.65);
    box(context, left, foot - tall * 0.95, 4.6, tall * 0.9, GLASS);
    box(context, left + 0.7, level, 3.2, tall * 0.3, pick(easel, fluids));
  });
  box(context, x - 16, foot - tall * 0.62, 32, 3, '#b98552');
  box(context, x - 16, foot - 4, 32, 4, '#a06f42');
};

function shelf(easel: Easel, foot: number, tall: number) {
  const vessels = [erlenmeyer, bottle, roundFlask, tubes, bottle] as const;
  for (let x = between(easel, 4, 14); x < width + 10; x += tall * between(easel, 0.62, 0.86)) {
    pick(easel, vessels)(easel, x, foot, tall * between(easel, 0.8, 1.05));
  }
  band(easel, foot, foot + 5, ['#d9ad79', '#a9783f']);
  band(easel, foot + 5, foot + 9, ['#3b556433', '#3b556400']);
}

/** Shelves of a chemistry laboratory. */
export function scene(easel: Easel) {
  backdrop(easel, ['#c4dde0', '#9fc3c9', '#86afb8']);
  for (let y = 0; y < 155; y += 11) band(easel, y, y + 0.8, '#ffffff55');
  for (let x = 4; x < width; x += 22) box(easel.context, x, 0, 0.8, 155, '#ffffff55');
  shelf(easel, 44, 36);
  shelf(easel, 95, 38);
  shelf(easel, 148, 40);
}
