import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const outline =
  'M-196 26C-222-22-212-84-172-104C-166-150-112-182-64-166C-34-198 38-198 70-172' +
  'C122-184 172-148 180-102C218-78 226-14 198 24C192 66 150 84 108 78' +
  'C84 108 40 112 10 94C-30 128-112 118-132 78C-166 78-194 58-196 26Z';

const lobes = {
  parietal: 'M-14-220C-2-150 20-120 2-60C0-30 20-10 40 6L130-30L150-220Z',
  occipital: 'M104-200C96-120 108-60 122-24C118 20 120 60 110 120H260V-200Z',
  temporal: 'M-150 76C-100 44-20 44 40 6C70-8 100-16 122-24C128 20 120 60 112 130H-150Z',
};

const folds = [
  'M-170-60C-140-84-112-60-120-34S-150 10-120 22',
  'M-132-126C-100-132-84-104-98-82S-84-40-60-48',
  'M-62-158C-40-140-66-112-44-96S-48-44-26-34S-60 12-84 8',
  'M38-162C24-140 54-122 40-98S60-60 44-40',
  'M84-158C72-132 98-112 84-88S96-56 84-36',
  'M140-136C128-112 156-92 146-66S176-36 160-12',
  'M196-40C176-20 190 8 160 18S148 48 136 54',
  'M-110 82C-84 60-50 84-20 66S34 58 60 40',
  'M-60 106C-30 90 4 92 40 84S84 62 100 44',
];

const cortex = ({ colours, paints, random }: Stage): string => {
  const [parietal, occipital, temporal] = random.pick([
    [colours.bodyLight, colours.bodyShade, colours.accent],
    [colours.accent, colours.bodyLight, colours.bodyShade],
    [colours.body, colours.accent, colours.bodyLight],
  ]);
  const regions =
    box(block(0, 0, 480, 480), colours.body) +
    path(lobes.parietal, parietal) +
    path(lobes.occipital, occipital) +
    path(lobes.temporal, temporal) +
    faded(stroke(Object.values(lobes).join(''), colours.paper, 7), 0.8) +
    faded(stroke(folds.join(''), colours.ink, 8), 0.28) +
    faded(stroke('M-200-40C-190-110-120-176-40-178', '#ffffff', 22), 0.22) +
    faded(path('M-240 60C-80 130 120 110 240-40V200H-240Z', colours.ink), 0.12);
  return paints.inside(path(outline, '#fff'), regions);
};

const stem = ({ colours, paints }: Stage): string =>
  path(
    'M22 80C40 120 44 160 40 206H88C90 160 100 120 110 84Z',
    paints.fade(colours.bodyLight, colours.bodyShade, 20),
  ) +
  faded(stroke('M48 118C64 124 80 122 92 116M50 146C62 150 76 150 88 146', colours.ink, 6), 0.3);

const cerebellum = ({ colours, paints }: Stage): string => {
  const leaves = [-34, -18, -2, 14, 30].map(
    (y) => `M60 ${100 + y}Q130 ${124 + y * 1.4} 210 ${92 + y}`,
  );
  return paints.inside(
    ellipse(136, 106, 76, 50, '#fff'),
    box(block(136, 106, 170, 120), paints.fade(colours.accentLight, colours.accentShade, 60)) +
      faded(stroke(leaves.join(''), colours.ink, 5), 0.35),
  );
};

/** Signals that leave the cortex: a thin line to a small knot each. */
const signals = ({ colours, random }: Stage): string =>
  [-150, -112, -62, -28]
    .map((turn) => {
      const length = random.between(232, 258);
      const drawn =
        stroke(`M186 0H${length - 12}`, colours.accent, 4) +
        ring(length, 0, 11, colours.accent, 5) +
        circle(length, 0, 4, colours.accent);
      return posed(drawn, { y: -10, turn: turn + random.between(-12, 12) });
    })
    .join('');

const drawBrain = (stage: Stage): string => {
  const drawn =
    signals(stage) + stage.paints.raised(stem(stage) + cerebellum(stage) + cortex(stage));
  return posed(drawn, { y: 8, scale: 0.94 });
};

export const brain: Subject = { pose: 'floats', draw: drawBrain };
