/** How far the models of a school go. */
export const modelLimits = {
  title: 60,
  titleEn: 120,
  summary: 2000,
  partName: 60,
  partForeign: 120,
  partText: 1000,
  /** Of one model, and how far from its origin one of them may stick. */
  pins: 40,
  pinPlace: 1_000_000,
  pinTitle: 60,
  pinText: 1000,
  pinPictures: 4,
  pictureText: 100,
  /** Parts and groups of one model together. */
  parts: 3000,
  /** Of one school. */
  models: 1000,
  /** Of terms that are offered for some words. */
  terms: 8,
} as const;

/** Whether learners see a model. */
