import { objectiveOf, type Resolution } from './resolution';

export interface Preset {
  label: string;
  scale: number;
}

const objectives = [1, 2, 4, 10, 20, 40, 60, 100];
const shares = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Two digits that count, and no more. */
const short = (value: number) => String(Number(value.toPrecision(value >= 100 ? 3 : 2)));

/** Magnification as on a microscope, or as a percentage of pixels if the resolution is unknown. */
export function magnificationText(scale: number, slide: Resolution): string {
  const objective = objectiveOf(slide);
  return objective === null ? `${short(scale * 100)}%` : `${short(scale * objective)}×`;
}

/** Magnifications to choose from: none finer than the slide. */
export function presetsOf(slide: Resolution): Preset[] {
  const objective = objectiveOf(slide);
  if (objective === null)
    return shares.map((scale) => ({ label: `${short(scale * 100)}%`, scale }));
  // The tolerance counts a computed 39.7 as 40.
  const there = objectives.filter((times) => times <= objective * 1.05);
  return there.map((times) => ({ label: `${times}×`, scale: times / objective }));
}
