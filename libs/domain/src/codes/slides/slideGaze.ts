/** How looks at a slide are taken down: coarsely, and only while somebody moves about. */
export const gazeRule = {
  /** One sample in so many seconds, */
  everyS: 10,
  /** as long as the slide was moved so recently. */
  movedWithinS: 30,
  /** How many are told at once. */
  together: 3,
  most: 12,
  /** Cells on the long side of a slide. */
  cells: 64,
  /** How much of a person's day goes into the picture of where people looked. */
  daySeconds: 1800,
  /** Nobody is heard again so soon. */
  leastBetweenS: 5,
} as const;
