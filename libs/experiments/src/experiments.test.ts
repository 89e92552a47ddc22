import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { chance } from './engine/chance';
import { CannotDo } from './engine/run';
import type { Runnable } from './engine/runnable';
import { experiments } from './experiments';
import { note } from './testing/actions';

const named = experiments.map((one) => [one.key, one] as const);

/** Random actions among those the bench allows. */
function anything({ run }: Runnable, seed: number, count: number) {
  const random = chance(seed);
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)];
  const actions: ExperimentAction[] = [];
  const { instruments, fields } = run(seed, actions).bench;
  for (let number = 0; number < count; number += 1) {
    const [instrument, field] = [one(instruments), one(fields)];
    const place = one(instrument?.places ?? []);
    const kind = random();
    if (kind < 0.2) actions.push({ kind: 'wait', seconds: 1 + Math.floor(400 * random()) });
    else if (kind < 0.4 && field) actions.push(note(field.id, one(field.choices) ?? '5'));
    else if (instrument && place !== undefined) {
      const { id, amount } = instrument;
      const { least = 0, most = 0, step = 1 } = amount ?? {};
      const much = least + step * Math.floor(random() * ((most - least) / step + 1));
      const taken = amount ? { amount: much } : {};
      actions.push({ kind: 'use', instrument: id, place, ...taken });
    }
  }
  return actions;
}

describe.each(named)('%s', (_key, experiment) => {
  it('is marked out of a hundred, and nothing done is nothing', () => {
    expect(experiment.run(1, []).report()).toMatchObject({ points: 0, most: 100 });
  });

  it('whatever is written down unseen brings nothing', () => {
    const { fields } = experiment.run(1, []).bench;
    const most = Math.max(...fields.map(({ choices }) => choices.length));
    const written = Array.from({ length: most }, (_, index) =>
      fields.map(({ id, choices }) => note(id, choices[index % choices.length] ?? '100')),
    );
    const points = written.map((notes) => experiment.run(1, notes).report().points);
    expect(points.every((one) => one === 0)).toBe(true);
  });

  it.each([1, 2, 3])('stays whole and small, whatever is done (%i)', (seed) => {
    const done = experiment.run(seed, anything(experiment, seed, 80));
    const looks = [...done.bench.places, ...done.bench.trace].flatMap((one) =>
      Object.values(one.looks),
    );
    expect(looks.every(Number.isFinite)).toBe(true);
    const { marks } = done.report();
    expect(marks.every(({ points, most }) => points >= 0 && points <= most)).toBe(true);
    expect(marks.every(({ why }) => why !== '')).toBe(true);
    expect(JSON.stringify(done.bench).length).toBeLessThan(60_000);
  });

  it('names all that can be used, once, and can be asked for it', () => {
    const { instruments, places, fields } = experiment.run(1, []).bench;
    for (const ids of [instruments, places, fields].map((all) => all.map(({ id }) => id))) {
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.length <= 40)).toBe(true);
    }
    const known = places.map(({ id }) => id);
    expect(instruments.flatMap((one) => one.places).every((id) => known.includes(id))).toBe(true);
    expect(fields.flatMap(({ choices }) => choices).every((one) => one.length <= 100)).toBe(true);
  });

  it('refuses what is not there', () => {
    const odd: ExperimentAction = { kind: 'use', instrument: 'toString', place: 'constructor' };
    expect(() => experiment.run(1, [odd])).toThrow(CannotDo);
  });
});
