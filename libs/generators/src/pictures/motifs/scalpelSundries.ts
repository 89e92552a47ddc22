import type { Stage } from '../stage';
import { block, box, faded, stroke } from '../svg';

export const swab = ({ colours }: Stage): string =>
  box(block(0, 6, 104, 92, 14), colours.paperShade) +
  box(block(0, 0, 104, 92, 14), colours.paper) +
  faded(
    stroke(
      'M-36-30V30M-12-30V30M12-30V30M36-30V30M-42-20H42M-42 2H42M-42 24H42',
      colours.bodyShade,
      2.5,
    ),
    0.3,
  );

export const needle = ({ colours }: Stage): string =>
  stroke('M-40-20A44 44 0 0 0 40-14', colours.paperShade, 8) +
  stroke('M40-14C70-40 110 10 90 50S20 80 24 110', colours.accent, 5);
