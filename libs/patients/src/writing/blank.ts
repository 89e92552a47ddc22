import { patientLevelCodes } from '@cheese/domain/codes/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';

/** An id that exists nowhere: the author has still to choose. The check reports it. */
export const UNDECIDED = 'undecided';

/** A new case: a healthy person, still without texts. */
export const blankCase = (title: string): PatientCase => ({
  key: 'blank',
  version: 1,
  title,
  field: '急诊医学',
  level: patientLevelCodes.beginner,
  minutes: 60,
  aims: [],
  patient: {
    name: '',
    age: '40 岁',
    years: 40,
    sex: 'male',
    picture: 'made',
    place: '急诊诊室',
    complaint: '',
    manner: '',
  },
  values: { hr: 80, sbp: 120, dbp: 80, rr: 16, spo2: 98, temp: 36.8, gcs: 15, pain: 0 },
  answers: {},
  questions: [],
  findings: {},
  tests: {},
  treatments: {},
  evidence: {},
  diagnosis: { id: UNDECIDED, why: '', words: [] },
  differential: [],
  drifts: [],
  events: [],
  rubric: { keys: [], order: [], windows: [], safeguards: [], handOver: [] },
  path: [],
  references: [],
});
