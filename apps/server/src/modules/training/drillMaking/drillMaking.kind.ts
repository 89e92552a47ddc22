import { drillMakingLimits as limits } from '@cheese/domain/codes/training/drillMaking';
import type { MadeDrill } from '@cheese/domain/contract/training/drillMaking';
import { importDrill, packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { blankDrill } from '@cheese/drills/writing/blank';
import { Refusal } from '../../../calls/refusal';
import { drillFindable } from '../drill/drill.findable';
import { rowOfDrill } from '../drill/drill.graphs';
import { drill } from '../drill/drill.tables';
import type { GraphKind } from '../graphMaking/graphMaking.kind';
import { checkMade } from '../making/making.check';
import type { checkDrill } from './drillMaking.check';
import { drillMaking, drillVersion } from './drillMaking.tables';
import { wordsOf } from './drillMaking.words';

/** Those of a school stand before the platform's, and what the platform makes after what was planted. */
const PLACES = { school: -1, platform: 1000 } as const;

type DrillFields = Pick<MadeDrill, 'topic' | 'difficulty' | 'sceneCount' | 'scenarioId'>;

function graphIn(file: string): Drill {
  const read = importDrill(file);
  if ('drill' in read) return read.drill;
  const message = [read.where, read.says].filter(Boolean).join('：');
  throw new Refusal('call.invalid', { field: 'file', message });
}

const { drillId: scenarioId, topic, difficulty, sceneCount } = drillMaking;

export const drillKind: GraphKind<Drill, DrillFields, ReturnType<typeof checkDrill>> = {
  name: 'drillMaking',
  most: { made: limits.drills, versions: limits.versions },
  tables: {
    making: drillMaking,
    graph: drillMaking.graph,
    shownId: scenarioId,
    shown: drill,
    told: { topic, difficulty, sceneCount, scenarioId },
    versions: drillVersion,
    versionGraph: drillVersion.graph,
    versionTold: { sceneCount: drillVersion.sceneCount },
  },
  blank: blankDrill,
  read: graphIn,
  pack: packDrill,
  wordsOf,
  findable: drillFindable,
  check: (asking, graph) => checkMade(asking, 'checkDrill', graph),
  rowOf: (graph) => ({
    graph,
    title: graph.title,
    topic: graph.topic,
    difficulty: graph.difficulty,
    sceneCount: graph.scenes.length,
  }),
  numbered: (graph, id, version) => ({
    ...graph,
    key: `made-${id}`,
    version,
    aims: graph.aims.filter((aim) => aim.trim() !== ''),
  }),
  versionRow: (graph) => ({ graph, title: graph.title, sceneCount: graph.scenes.length }),
  shownRow: (graph, { best }, organisationId) => ({
    ...rowOfDrill(graph, organisationId === null ? PLACES.platform : PLACES.school, best),
    organisationId,
  }),
  seenAs: (drillId) => ({ drillId }),
};
