import type { DrillScenario } from '@cheese/domain/contract/training/drill';
import type { MadeDrill, MadeDrillDetail } from '@cheese/domain/contract/training/drillMaking';
import { packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { tiny } from '@cheese/drills/testing/tiny';
import { LEARNER, TEACHER, teaching } from '../given/teaching';
import type { TestApp } from '../useTestApp';

/** Calls of teachers of the first school, and the learners' view. */
export function drillMakingCalls(test: TestApp) {
  const { by, given } = teaching(test);
  const ask = async (call: string, asked?: object, personId: number | null = TEACHER) => {
    const [method = '', path = ''] = call.split(' ');
    const token = personId === null ? {} : { token: await by(personId) };
    return test.ask(`${method} /doctor-cheese/${path}`, asked, token);
  };
  const make = (call: string, asked?: object, personId?: number) => {
    const [method = '', path = ''] = call.split(' ');
    return ask(`${method} drill-making/v1${path}`, asked, personId);
  };
  const brought = async (drill: Drill = tiny, personId?: number) =>
    (await make('POST /file', { file: packDrill(drill) }, personId)).body.data as MadeDrill;
  const detail = async (id: number) =>
    (await make(`GET /detail?id=${id}`)).body.data as MadeDrillDetail;
  const save = (id: number, edition: number, drill: Drill, personId?: number) =>
    make('PUT ', { id, edition, file: packDrill(drill) }, personId);
  const publish = (id: number, edition: number, personId?: number) =>
    make('PUT /published', { id, edition }, personId);
  const published = async (drill: Drill = tiny, personId?: number) =>
    (await publish((await brought(drill, personId)).id, 1, personId)).body.data as MadeDrill;
  const list = async (query = '', personId?: number) =>
    ((await make(`GET /list${query}`, undefined, personId)).body.data as { list: MadeDrill[] })
      .list;
  const seen = async (personId: number | null) => {
    const { body } = await ask('GET first-aid-drill/v1/scenario/list', undefined, personId);
    return (body.data as { list: DrillScenario[] }).list;
  };
  const begin = (scenarioId: number | null, personId: number = LEARNER) =>
    ask('POST first-aid-drill/v1/start', { scenarioId, mode: 'test' }, personId);
  return { given, ask, make, brought, detail, save, publish, published, list, seen, begin };
}
