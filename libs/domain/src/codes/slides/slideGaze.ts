/** The sampling rule for viewing data: coarse, and only while the user moves the slide. */
export const gazeRule = {
  /** The interval between two samples. */
  everyS: 10,
  /** Samples are taken only within this time after the last movement. */
  movedWithinS: 30,
  /** Samples sent in one report. */
  together: 3,
  most: 12,
  /** Cells along the long side of a slide. */
  cells: 64,
  /** The maximum time per person and day that counts in the heat map. */
  daySeconds: 1800,
  /** The minimum interval between two reports of one person. */
  leastBetweenS: 5,
} as const;
