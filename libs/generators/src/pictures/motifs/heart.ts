import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, stroke } from '../svg';

// As the viewer sees it: the apex points down and to the right.
const muscle =
  'M-112-62C-156 0-132 92-62 146C-10 184 52 214 88 200C132 176 168 84 150 0C140-56 92-92 34-84' +
  'C-20-112-84-106-112-62Z';
const atrium = 'M-96-96C-156-90-172-20-146 44C-134 74-104 74-92 40C-76-4-66-70-96-96Z';
const auricle = 'M84-92C130-104 168-76 170-38C158-24 140-30 126-22C106-30 84-58 84-92Z';

const arteries = {
  left: 'M62-60C52 0 66 80 92 178M58-10C90 10 116 40 130 84M60 46C80 64 96 92 106 122M56-34C30 0 12 40 20 92',
  right: 'M-34-74C-82-44-92 20-72 96M-84 14C-60 30-44 60-36 100',
};

/** A vessel with a shaded edge and a shine along it. */
const vessel = (d: string, width: number, tones: readonly [string, string, string]): string =>
  stroke(d, tones[0], width) +
  posed(stroke(d, tones[1], width - 10), { x: -2, y: -2 }) +
  faded(posed(stroke(d, tones[2], width / 6), { x: -width / 5, y: -width / 6 }), 0.8);

const greatVessels = ({ colours }: Stage): string => {
  const blue = [colours.accentShade, colours.accent, colours.accentLight] as const;
  const red = [colours.bodyShade, colours.body, colours.bodyLight] as const;
  return (
    vessel('M-96-60V-196', 44, blue) +
    vessel('M-112 40V168', 38, blue) +
    vessel('M120-96H196M122-62H190', 24, red) +
    vessel('M-20-170V-214M24-180V-222M64-168V-206', 20, red) +
    vessel('M-6-60C-40-150 20-184 62-162C92-146 96-112 92-70', 52, red) +
    vessel('M40-56C28-104 60-128 122-132L164-140', 44, blue)
  );
};

const relief = (stage: Stage): string => {
  const { colours, paints } = stage;
  const flesh =
    box(block(0, 40, 420, 420), paints.fade(colours.bodyLight, colours.body, 60)) +
    faded(ellipse(70, 190, 190, 120, colours.bodyShade), 0.5) +
    faded(path('M170-60C120 40 120 120 96 220H240V-60Z', colours.bodyShade), 0.3) +
    faded(ellipse(-62, -20, 34, 62, '#ffffff'), 0.22);
  return paints.inside(path(muscle, '#fff'), flesh);
};

const coronaries = ({ colours }: Stage): string => {
  const lines = arteries.left + arteries.right;
  const vein = posed(stroke(arteries.left, colours.accentShade, 5), { x: 9, y: 2 });
  return (
    faded(vein, 0.55) +
    stroke(lines, colours.bodyShade, 11) +
    stroke(lines, colours.paper, 6) +
    faded(circle(92, 178, 4, colours.paper), 0.9)
  );
};

const drawHeart = (stage: Stage): string => {
  const { colours, paints } = stage;
  const organ =
    greatVessels(stage) +
    relief(stage) +
    path(atrium, paints.fade(colours.accentLight, colours.accentShade, 70)) +
    path(auricle, paints.fade(colours.bodyLight, colours.bodyShade, 60)) +
    coronaries(stage);
  return posed(paints.raised(organ), { y: 6, scale: 0.98 });
};

export const heart: Subject = { pose: 'floats', oneSided: true, draw: drawHeart };
