import { packCase } from '@cheese/patients/exchange/pack';
import { wholeCase } from '@cheese/patients/testing/wholeCase';
import type { MadeCase } from '@cheese/domain/contract/training/patientMaking';
import type { PatientCard, PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { LEARNER, TEACHER, teaching } from '../given/teaching';
import type { TestApp } from '../useTestApp';

/** Calls of teachers of the first school, and the learners' view. */
export function patientMakingCalls(test: TestApp) {
  const { by, given } = teaching(test);
  const ask = async (call: string, asked?: object, personId: number | null = TEACHER) => {
    const [method = '', path = ''] = call.split(' ');
    const token = personId === null ? {} : { token: await by(personId) };
    return test.ask(`${method} /doctor-cheese/${path}`, asked, token);
  };
  const make = (call: string, asked?: object, personId?: number) =>
    ask(call.replace(' ', ' patient-making/v1'), asked, personId);
  const brought = async (of: PatientCase = wholeCase, personId?: number) =>
    (await make('POST /file', { file: packCase(of) }, personId)).body.data as MadeCase;
  const save = (id: number, edition: number, of: PatientCase, personId?: number) =>
    make('PUT ', { id, edition, file: packCase(of) }, personId);
  const publish = (id: number, edition: number, personId?: number) =>
    make('PUT /published', { id, edition }, personId);
  const published = async (of: PatientCase = wholeCase, personId?: number) =>
    (await publish((await brought(of, personId)).id, 1, personId)).body.data as MadeCase;
  const list = async (query = '', personId?: number) =>
    ((await make(`GET /list${query}`, undefined, personId)).body.data as { list: MadeCase[] }).list;
  const seen = async (personId: number | null) =>
    (
      (await ask('GET patient/v1/case/list', undefined, personId)).body.data as {
        list: PatientCard[];
      }
    ).list;
  const begin = async (caseId: number | null, personId: number = LEARNER, more: object = {}) =>
    ask('POST patient/v1/run/begin', { caseId, ...more }, personId);
  const act = ({ id, stepCount }: PatientRun, personId: number = LEARNER) =>
    ask(
      'POST patient/v1/run/act',
      { runId: id, number: stepCount + 1, deed: { kind: 'ask', question: 'migration' } },
      personId,
    );
  return { given, ask, make, brought, save, publish, published, list, seen, begin, act };
}
