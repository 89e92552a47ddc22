import { gone } from '../engine/curves';
import { type Colour, type GramState, type Slide, type Sort, sortsOf, type Spot } from './state';

/** The time constant of each dye's uptake (seconds). */
const GOES_IN_S = { violet: 15, iodine: 15, safranin: 15 };
/**
 * The time constant of decolourising: for thin walls, and for thick walls with iodine (seconds).
 */
const COMES_OUT_S = { thin: 5, thick: 90 };
/** A reagent that was not rinsed off keeps working under the next one. */
const LINGERS_S = 10;
/** A bath left longer dries and leaves grains of dye. */
const BATH_DRIES_S = 300;

interface Dyed {
  violet: number;
  red: number;
}

/** Alcohol works more slowly where bacteria overlap. */
const crowding = (loops: number) => 1 + 1.2 * Math.max(0, loops - 2);

/** The dye in one sort of bacteria after all baths in order. */
function dyed({ baths }: Slide, { isPositive }: Sort, loops: number): Dyed {
  let [violet, iodine, red] = [0, 0, 0];
  baths.forEach(({ reagent, seconds, isRinsed }, index) => {
    const lingers = !isRinsed && index < baths.length - 1 ? LINGERS_S : 0;
    if (reagent === 'violet') violet += (1 - violet) * gone(seconds, GOES_IN_S.violet);
    if (reagent === 'iodine') iodine += (violet - iodine) * gone(seconds, GOES_IN_S.iodine);
    if (reagent === 'safranin') red += (1 - red) * gone(seconds, GOES_IN_S.safranin);
    if (reagent === 'alcohol') {
      const { thin, thick } = COMES_OUT_S;
      const constant = isPositive ? thin + (thick - thin) * Math.max(0, iodine) ** 2 : thin;
      const stays = 1 - gone(seconds + lingers, constant * crowding(loops));
      violet *= stays;
      iodine *= stays;
      // The counterstain is washed out of all bacteria alike.
      red *= 1 - gone(seconds, COMES_OUT_S.thin);
    }
  });
  // Red is hidden by violet.
  return { violet, red: red * (1 - violet) };
}

function colourOf({ violet, red }: Dyed): Colour {
  if (violet >= 0.55) return 'purple';
  if (violet >= 0.2) return 'uneven';
  return red >= 0.4 ? 'red' : 'pale';
}

/** The amount of dye grains between the bacteria, from 0 to 1. */
export const grains = ({ baths }: Slide) =>
  Math.min(
    1,
    baths.filter(
      ({ seconds, isRinsed }, index) =>
        seconds > BATH_DRIES_S || (!isRinsed && index < baths.length - 1),
    ).length * 0.3,
  );

/** The sorts of bacteria on a spot with their colours. */
export const sorted = ({ kind, slide }: GramState, spot: Spot) =>
  sortsOf(spot, kind).map((sort) => {
    const holds = dyed(slide, sort, slide.loops[spot]);
    return { ...sort, ...holds, colour: colourOf(holds) };
  });
