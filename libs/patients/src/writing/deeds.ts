import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';

type Deeds = PatientDeed[];

/** Helpers for authors to write actions. */
export const asks = (...questions: string[]): Deeds =>
  questions.map((question) => ({ kind: 'ask', question }));

/** By region and manoeuvre: `chest.auscultate`. */
export const looks = (...places: string[]): Deeds =>
  places.map((place) => {
    const [region = '', manoeuvre = ''] = place.split('.');
    return { kind: 'examine', region, manoeuvre };
  });

export const orders = (...tests: string[]): Deeds => tests.map((test) => ({ kind: 'test', test }));

export const treats = (...treatments: string[]): Deeds =>
  treatments.map((treatment) => ({ kind: 'treat', treatment }));

export const waits = (minutes: number): Deeds => [{ kind: 'wait', minutes }];

/** The differential diagnosis, likeliest first; evidence can be assigned later. */
export const differs = (...diagnoses: string[]): Deeds => [
  {
    kind: 'differ',
    list: diagnoses.map((diagnosis) => ({ diagnosis, for: [], against: [] })),
  },
];

export const handsOver = (to: string): Deeds => [{ kind: 'handOver', to }];

export const concludes = (
  diagnosis: string,
  differentials: string[],
  evidence: string[],
  text: string,
): Deeds => [{ kind: 'conclude', diagnosis, differentials, evidence, text }];
