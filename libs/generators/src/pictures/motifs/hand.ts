import { glove } from './handGlove';
import { drop } from './syringe';
import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, posed, ring, stroke } from '../svg';

const creases = ({ colours }: Stage): string =>
  faded(
    stroke(
      'M-70 34C-34 20 0 14 60 8M-74 62C-30 44 10 44 46 70M40 18C8 40-4 80 2 128',
      colours.bodyShade,
      6,
    ),
    0.6,
  );

const cuff = ({ colours, paints }: Stage): string =>
  box(block(-4, 184, 150, 90, 14), paints.fade(colours.bodyLight, colours.body)) +
  box(block(-4, 150, 166, 26, 13), colours.bodyLight) +
  faded(stroke('M-48 172V220M-18 172V220M12 172V220M42 172V220', colours.bodyShade, 5), 0.45);

const foam = ({ colours, random }: Stage): string =>
  [
    [-176, 70, 36],
    [-206, 20, 20],
    [-150, 118, 22],
    [190, -60, 24],
    [-164, -120, 14],
  ]
    .map(([x = 0, y = 0, size = 0]) => {
      const [left, top] = [x + random.between(-12, 12), y + random.between(-12, 12)];
      const shine = faded(
        circle(left - size * 0.3, top - size * 0.35, size * 0.2, '#ffffff'),
        0.95,
      );
      return (
        faded(circle(left, top, size, colours.paper), 0.6) +
        ring(left, top, size, colours.accentLight, 4) +
        shine
      );
    })
    .join('');

const drawHand = (stage: Stage): string => {
  const hand = glove(stage, stage.random.between(0.85, 1.2)) + creases(stage) + cuff(stage);
  return posed(
    stage.paints.raised(posed(hand, { x: -10 })) +
      foam(stage) +
      posed(drop(stage, 1.2), { x: 196, y: 120 }) +
      posed(drop(stage, 0.7), { x: 160, y: -150 }),
    { y: -18, scale: 0.96 },
  );
};

export const hand: Subject = { pose: 'floats', draw: drawHand };
