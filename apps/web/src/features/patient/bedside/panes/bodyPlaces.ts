/** Where on the drawing the button of a region stands, in hundredths of its width and height. */
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
