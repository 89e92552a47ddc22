import { TEACHER, teaching } from '../given/teaching';
import type { TestApp } from '../useTestApp';

interface GraphCalls<Graph> {
  path: 'drill-making' | 'patient-making';
  /** Brought where a test names no other. */
  example: Graph;
  pack: (graph: Graph) => string;
}

/** Calls of teachers of the first school that make drills or virtual patients. */
export function graphMakingCalls<Graph, Made extends { id: number }>(
  test: TestApp,
  { path, example, pack }: GraphCalls<Graph>,
) {
  const { by, given } = teaching(test);
  const ask = async (call: string, asked?: object, personId: number | null = TEACHER) => {
    const [method = '', rest = ''] = call.split(' ');
    const token = personId === null ? {} : { token: await by(personId) };
    return test.ask(`${method} /doctor-cheese/${rest}`, asked, token);
  };
  const make = (call: string, asked?: object, personId?: number) =>
    ask(call.replace(' ', ` ${path}/v1`), asked, personId);
  const brought = async (graph: Graph = example, personId?: number) =>
    (await make('POST /file', { file: pack(graph) }, personId)).body.data as Made;
  const save = (id: number, edition: number, graph: Graph, personId?: number) =>
    make('PUT ', { id, edition, file: pack(graph) }, personId);
  const publish = (id: number, edition: number, personId?: number) =>
    make('PUT /published', { id, edition }, personId);
  const published = async (graph: Graph = example, personId?: number) =>
    (await publish((await brought(graph, personId)).id, 1, personId)).body.data as Made;
  const list = async (query = '', personId?: number) =>
    ((await make(`GET /list${query}`, undefined, personId)).body.data as { list: Made[] }).list;
  return { given, ask, make, brought, save, publish, published, list };
}

/** Every call about one draft. */
export const callsAbout = (id: number, file: string): [call: string, body?: object][] => [
  [`GET /detail?id=${id}`],
  ['PUT ', { id, edition: 1, file }],
  ['PUT /published', { id, edition: 1 }],
  ['PUT /withdrawn', { id }],
  [`GET /version/list?id=${id}`],
  [`GET /version?id=${id}&version=1`],
  [`DELETE ?id=${id}`],
];
