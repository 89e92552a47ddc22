import { packCase } from '@cheese/patients/exchange/pack';
import { wholeCase } from '@cheese/patients/testing/wholeCase';
import type { MadeCase } from '@cheese/domain/contract/training/patientMaking';
import type { PatientCard, PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { LEARNER } from '../given/teaching';
import type { TestApp } from '../useTestApp';
import { graphMakingCalls } from './graphMakingCalls';

/** Calls of teachers of the first school, and the learners' view. */
export function patientMakingCalls(test: TestApp) {
  const calls = graphMakingCalls<PatientCase, MadeCase>(test, {
    path: 'patient-making',
    example: wholeCase,
    pack: packCase,
  });
  const { ask } = calls;
  const seen = async (personId: number | null) => {
    const { body } = await ask('GET patient/v1/case/list', undefined, personId);
    return (body.data as { list: PatientCard[] }).list;
  };
  const begin = async (caseId: number | null, personId: number = LEARNER, more: object = {}) =>
    ask('POST patient/v1/run/begin', { caseId, ...more }, personId);
  const act = ({ id, stepCount }: PatientRun, personId: number = LEARNER) =>
    ask(
      'POST patient/v1/run/act',
      { runId: id, number: stepCount + 1, deed: { kind: 'ask', question: 'migration' } },
      personId,
    );
  return { ...calls, seen, begin, act };
}
