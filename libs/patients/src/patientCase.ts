import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type {
  PatientChoices,
  PatientReport,
  PatientSight,
  PatientStep,
} from '@cheese/domain/contract/training/shapes/patientSight';
import { regionList } from './catalogue/regions';
import { play, sightOf } from './engine/play';
import { prepared } from './engine/prepare';
import { expertOf, reportOf } from './engine/report';
import type { Beginning } from './engine/stay';

interface Ran {
  sight: PatientSight;
  steps: PatientStep[];
  report: () => PatientReport;
}

/** A case with its answers hidden until the end. */
export interface PatientEngine extends Pick<PatientCase, 'key' | 'version' | 'patient'> {
  choices: PatientChoices;
  /** Throws `CannotDo` if one of the actions is impossible. */
  run: (deeds: readonly PatientDeed[], beginning?: Beginning) => Ran;
}

/** Created once per case and used for every replay. */
export function patientEngine(of: PatientCase): PatientEngine {
  const ready = prepared(of);
  const { questions, tests, treatments, diagnoses, places } = ready;
  let expert: ReturnType<typeof expertOf> | undefined;
  return {
    key: of.key,
    version: of.version,
    patient: of.patient,
    choices: {
      questions: [...questions.values()].map(({ id, text, topic }) => ({ id, text, topic })),
      regions: regionList.map(({ id, name, manoeuvres }) => ({
        id,
        name,
        manoeuvres: manoeuvres.map((one) => ({ id: one.id, name: one.name })),
      })),
      tests: [...tests.values()].map(({ id, name, group, yuan, minutes }) => ({
        id,
        name,
        group,
        yuan,
        minutes,
      })),
      treatments: [...treatments.values()],
      diagnoses: [...diagnoses.values()],
      places: [...places.values()],
    },
    run: (deeds, beginning) => {
      const { stay, steps } = play(ready, deeds, beginning);
      return {
        sight: sightOf(stay),
        steps,
        report: () => reportOf(stay, (expert ??= expertOf(ready))),
      };
    },
  };
}
