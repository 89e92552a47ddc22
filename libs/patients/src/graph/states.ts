import type { PatientWhen } from '@cheese/domain/contract/training/shapes/patientCase';
import type { Prepared } from '../engine/prepare';
import { flagName } from './flagName';
import { texts } from './texts';
import { whenWords } from './whenWords';

const ARRIVAL = 'arrival';

/** A state of the patient: on arrival, after an action, or after an event. */
export interface PlacedState {
  /** `arrival`, or the flag of the action or event. */
  id: string;
  title: string;
  /** The conditions in words. */
  when: readonly string[];
  kind: 'arrival' | 'deed' | 'event' | 'death';
  layer: number;
  place: number;
  /** Unreachable: it depends on something undefined. */
  isLost: boolean;
}

interface StateLine {
  from: string;
  to: string;
  /** The transition prevents the state. */
  isCritical: boolean;
  isBack: boolean;
}

const needsOf = ({ has = [], since }: PatientWhen) => [...has, ...(since ? [since.flag] : [])];

/** The states of a case in layers, from arrival through actions and events. */
export function layOutStates(ready: Prepared) {
  const { of } = ready;
  const events = new Map(of.events.map((one) => [`event:${one.id}`, one]));
  const setBy = new Map(
    of.events.flatMap(({ id, sets = [] }) => sets.map((word) => [word, `event:${id}`] as const)),
  );
  const stateOf = (flag: string) => setBy.get(flag) ?? flag;
  const whens = [...of.events, ...of.drifts].map(({ when }) => when);
  const deeds = [
    ...new Set(whens.flatMap((when) => [...needsOf(when), ...(when.lacks ?? [])]).map(stateOf)),
  ].filter((flag) => !events.has(flag));

  const layers = new Map<string, number>([[ARRIVAL, 0], ...deeds.map((id) => [id, 1] as const)]);
  // At most one round per event: events that wait for each other are never placed.
  for (let round = 0; round <= events.size; round += 1) {
    for (const [id, { when }] of events) {
      const before = needsOf(when).map((flag) => layers.get(stateOf(flag)));
      if (layers.has(id) || before.includes(undefined)) continue;
      layers.set(id, 1 + Math.max(deeds.length > 0 ? 1 : 0, ...before.map((one) => one ?? 0)));
    }
  }
  const last = Math.max(...layers.values());
  const counts = new Map<number, number>();
  const placed = (id: string, facts: Pick<PlacedState, 'title' | 'when' | 'kind'>): PlacedState => {
    const layer = layers.get(id) ?? last + 1;
    const place = counts.get(layer) ?? 0;
    counts.set(layer, place + 1);
    return { id, ...facts, layer, place, isLost: !layers.has(id) };
  };
  const nodes = [
    placed(ARRIVAL, { title: texts.arrival, when: [], kind: 'arrival' }),
    ...deeds.map((id) => placed(id, { title: flagName(ready, id), when: [], kind: 'deed' })),
    ...[...events].map(([id, { says, when, isDeath }]) =>
      placed(id, {
        title: says,
        when: whenWords(ready, when),
        kind: isDeath ? 'death' : 'event',
      }),
    ),
  ];
  return {
    nodes,
    lines: linesOf(nodes, (id) => {
      const event = events.get(id);
      if (!event) return id === ARRIVAL ? null : { needs: [], stops: [] };
      const stops = (event.when.lacks ?? []).map(stateOf);
      return { needs: needsOf(event.when).map(stateOf), stops };
    }),
    layers: Math.max(0, ...nodes.map(({ layer }) => layer + 1)),
    places: Math.max(0, ...counts.values()),
  };
}

function linesOf(
  nodes: readonly PlacedState[],
  comesBy: (id: string) => { needs: string[]; stops: string[] } | null,
): StateLine[] {
  const layerOf = new Map(nodes.map(({ id, layer }) => [id, layer]));
  const lines = nodes.flatMap(({ id, layer }) => {
    const by = comesBy(id);
    if (by === null) return [];
    const line = (from: string, isCritical: boolean): StateLine[] => {
      const start = layerOf.get(from);
      if (start === undefined) return [];
      return [{ from, to: id, isCritical, isBack: start >= layer }];
    };
    const needs = by.needs.length > 0 ? by.needs : [ARRIVAL];
    return [
      ...needs.flatMap((from) => line(from, false)),
      ...by.stops.flatMap((from) => line(from, true)),
    ];
  });
  return [...new Map(lines.map((one) => [`${one.from} ${one.to}`, one])).values()];
}

/** A state and everything that must have happened before it, in order. */
export function statesUpTo({ of }: Prepared, id: string): string[] {
  const reached: string[] = [];
  const go = (state: string, seen: readonly string[]) => {
    if (state === ARRIVAL || reached.includes(state) || seen.includes(state)) return;
    const event = of.events.find((one) => `event:${one.id}` === state);
    for (const need of event ? needsOf(event.when) : []) {
      const by = of.events.find(({ sets = [] }) => sets.includes(need));
      go(by ? `event:${by.id}` : need, [...seen, state]);
    }
    reached.push(state);
  };
  go(id, []);
  return reached;
}
