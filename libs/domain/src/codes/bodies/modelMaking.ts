/** The limits of a school's models. */
export const modelLimits = {
  title: 60,
  titleEn: 120,
  summary: 2000,
  partName: 60,
  partForeign: 120,
  partText: 1000,
  /** Pins of one model, and the largest distance of a pin from the origin. */
  pins: 40,
  pinPlace: 1_000_000,
  pinTitle: 60,
  pinText: 1000,
  pinPictures: 4,
  pictureText: 100,
  /** Parts and groups of one model together. */
  parts: 3000,
  /** Models of one school. */
  models: 1000,
  /** Terms suggested for a search. */
  terms: 8,
} as const;
