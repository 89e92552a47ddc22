/** Positions of the regions' buttons on the drawing, in percent. */
export const bodyPlaces: Readonly<Record<string, readonly [x: number, y: number]>> = {
  general: [17, 6],
  nerves: [83, 6],
  head: [50, 5],
  eyes: [50, 14],
  neck: [50, 23],
  chest: [36, 32],
  heart: [65, 32],
  abdomen: [50, 42],
  back: [84, 40],
  arms: [15, 44],
  pelvis: [50, 53],
  legs: [50, 78],
};
