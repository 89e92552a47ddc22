import type { DrillScenario } from '@cheese/domain/contract/training/drill';
import type { MadeDrill, MadeDrillDetail } from '@cheese/domain/contract/training/drillMaking';
import { packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { tiny } from '@cheese/drills/testing/tiny';
import { LEARNER } from '../given/teaching';
import type { TestApp } from '../useTestApp';
import { graphMakingCalls } from './graphMakingCalls';

/** Calls of teachers of the first school, and the learners' view. */
export function drillMakingCalls(test: TestApp) {
  const calls = graphMakingCalls<Drill, MadeDrill>(test, {
    path: 'drill-making',
    example: tiny,
    pack: packDrill,
  });
  const { ask, make } = calls;
  const detail = async (id: number) =>
    (await make(`GET /detail?id=${id}`)).body.data as MadeDrillDetail;
  const seen = async (personId: number | null) => {
    const { body } = await ask('GET first-aid-drill/v1/scenario/list', undefined, personId);
    return (body.data as { list: DrillScenario[] }).list;
  };
  const begin = (scenarioId: number | null, personId: number = LEARNER) =>
    ask('POST first-aid-drill/v1/start', { scenarioId, mode: 'test' }, personId);
  return { ...calls, detail, seen, begin };
}
