import type {
  PatientCase,
  PatientDiagnosis,
  PatientQuestion,
  PatientTest,
  PatientTreatment,
} from '@cheese/domain/contract/training/shapes/patientCase';
import { diagnoses } from '../catalogue/diagnoses';
import { placeList } from '../catalogue/places';
import { usualAnswer } from '../catalogue/usualAnswer';
import { questionList } from '../catalogue/questions';
import { testList } from '../catalogue/tests';
import { treatmentList } from '../catalogue/treatments';
import { type Heard, hearing } from '../matching/hearing';

export interface Answer {
  text: string;
  reveals: readonly string[];
}

/** A case merged with the shared catalogue and indexed for questions. */
export interface Prepared {
  of: PatientCase;
  questions: ReadonlyMap<string, PatientQuestion>;
  answers: ReadonlyMap<string, Answer>;
  tests: ReadonlyMap<string, PatientTest & { usual?: string }>;
  treatments: ReadonlyMap<string, PatientTreatment>;
  diagnoses: ReadonlyMap<string, PatientDiagnosis>;
  places: ReadonlyMap<string, { id: string; name: string }>;
  /** The questions recognised in free text. */
  hear: (text: string) => Heard;
}

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

/** Entries of the case override the shared ones. */
export function prepared(of: PatientCase): Prepared {
  const { own = {}, patient } = of;
  const questions = byId<PatientQuestion>([...questionList, ...of.questions]);
  const special = new Map(Object.entries(of.answers));
  const answers = new Map<string, Answer>([
    ...questionList.map((question): [string, Answer] => {
      const { text, reveals = [] } = special.get(question.id) ?? {
        text: usualAnswer(question, patient),
      };
      return [question.id, { text, reveals }];
    }),
    ...of.questions.map(({ id, says, reveals = [] }): [string, Answer] => [
      id,
      { text: says, reveals },
    ]),
  ]);
  return {
    of,
    questions,
    answers,
    tests: byId<PatientTest & { usual?: string }>([...testList, ...(own.tests ?? [])]),
    treatments: byId([...treatmentList, ...(own.treatments ?? [])]),
    diagnoses: byId([...diagnoses, ...(own.diagnoses ?? [])]),
    places: byId(placeList),
    hear: hearing([...questions.values()]),
  };
}
