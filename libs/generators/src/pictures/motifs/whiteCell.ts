import type { Stage } from '../stage';
import { circle, ellipse, faded, path, stroke } from '../svg';

type Nucleus = (stage: Stage) => string;

const lobed: Nucleus = ({ colours }) =>
  stroke('M-34 10C-30-30-8-34 4-16S34-26 38 4', colours.accentShade, 16) +
  circle(-34, 12, 24, colours.accentShade) +
  circle(-8, -28, 22, colours.accentShade) +
  circle(30, -18, 22, colours.accentShade) +
  circle(36, 18, 20, colours.accentShade);

const bean: Nucleus = ({ colours }) =>
  path(
    'M-44-30C-14-62 44-54 54-12C60 24 30 56 2 46C-18 38 2 16-10 2C-24-12-56-8-44-30Z',
    colours.accentShade,
  );

const disc: Nucleus = ({ colours }) =>
  circle(4, -2, 56, colours.accentShade) + faded(circle(-8, -16, 34, colours.accent), 0.5);

export const whiteCell = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const grains = Array.from({ length: 26 }, () => {
    const [angle, reach] = [random.between(0, 6.28), random.between(20, 76)];
    return circle(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      random.between(2.5, 5),
      colours.accent,
    );
  });
  return (
    circle(0, 6, 92, colours.accent) +
    circle(0, 0, 92, paints.ball(colours.paper, colours.accentLight)) +
    faded(grains.join(''), 0.6) +
    random.pick([lobed, bean, disc])(stage) +
    faded(ellipse(-40, -58, 26, 13, '#ffffff'), 0.8)
  );
};
