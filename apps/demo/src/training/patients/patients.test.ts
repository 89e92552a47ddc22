import { patientEngine } from '@cheese/patients/patientCase';
import { checkCase } from '@cheese/patients/check/check';
import { exportCase } from '@cheese/patients/exchange/pack';
import { concludes, waits } from '@cheese/patients/writing/deeds';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { chance } from '@cheese/experiments/engine/chance';
import { contentText } from '../../reading/contentFolder';
import { patientCases } from './cases';

const playable = patientCases.map((of) => ({ of, ...patientEngine(of) }));
type Playable = (typeof playable)[number];

const partOf = ({ run }: Playable, deeds: readonly PatientDeed[], part: string) =>
  run(deeds)
    .report()
    .marks.find(({ id }) => id === part)?.points ?? 0;

/** Does one after the other of what `next` gives, until it ends. */
function untilTheEnd({ run, of }: Playable, next: () => PatientDeed) {
  const deeds: PatientDeed[] = [];
  while (run(deeds).sight.end === null) {
    if (deeds.length > of.minutes * 2) throw new Error('it never ends');
    deeds.push(next());
  }
  return deeds;
}

/** Anything that can be chosen, in no order. */
function anything({ choices }: Playable, seed: number) {
  const random = chance(seed);
  const one = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose');
    return chosen;
  };
  return (): PatientDeed => {
    const kind = random();
    if (kind < 0.25) return { kind: 'ask', question: one(choices.questions).id };
    if (kind < 0.3) return { kind: 'say', text: one(choices.questions).text };
    if (kind < 0.45) {
      const region = one(choices.regions);
      return { kind: 'examine', region: region.id, manoeuvre: one(region.manoeuvres).id };
    }
    if (kind < 0.7) return { kind: 'test', test: one(choices.tests).id };
    if (kind < 0.95) return { kind: 'treat', treatment: one(choices.treatments).id };
    return { kind: 'wait', minutes: 1 + Math.floor(random() * 5) };
  };
}

it('there are the eight complaints that were asked for', () => {
  expect(patientCases.map(({ key }) => key).sort()).toEqual([
    'abdominalPain',
    'chestPain',
    'dyspnoea',
    'febrileChild',
    'feverConfusion',
    'headInjury',
    'suddenWeakness',
    'vomitingStudent',
  ]);
});

describe.each(playable)('$key', (playing) => {
  const { of, run, choices } = playing;
  const { path } = of;

  it('is whole, and what a teacher could have written', () => {
    expect(checkCase(of).filter(({ isHint }) => !isHint)).toEqual([]);
    expect(`${exportCase(of)}\n`).toBe(contentText(`patients/${of.key}.json`));
    expect(of.references.every((one) => /\d{4}/.test(one))).toBe(true);
    expect(Object.keys(of.answers).length).toBeGreaterThan(30);
  });

  it("goes well by the expert's way", () => {
    const { points, most, missed, errors, windows, end } = run(path).report();
    expect({ missed, errors, most, end }).toEqual({
      missed: [],
      errors: [],
      most: 100,
      end: 'handedOver',
    });
    expect(windows.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(points).toBeGreaterThanOrEqual(90);
  });

  it('goes badly where nothing is done', () => {
    const deeds = untilTheEnd(playing, () => ({ kind: 'wait', minutes: 5 }));
    const { points, end } = run(deeds).report();
    expect(points).toBe(0);
    expect(['died', 'timeOver']).toContain(end);
  });

  it.each([1, 2])('always ends, and is paid little for anything at random (%i)', (seed) => {
    const deeds = untilTheEnd(playing, anything(playing, seed));
    const guessed = concludes(of.diagnosis.id, [], [], '');
    const { points, marks } = run([...deeds, ...guessed]).report();
    expect(partOf(playing, deeds, 'efficiency')).toBeLessThanOrEqual(3);
    expect(points).toBeLessThan(50);
    expect(marks.every((one) => one.points >= 0 && one.points <= one.most && one.why)).toBe(true);
  });

  it('every mistake can be made, is named after, and costs safety', () => {
    const dangerous: [deed: PatientDeed, name: string][] = [
      ...Object.entries(of.tests).flatMap(([test, { harms = [] }]) =>
        harms.map(({ name }): [PatientDeed, string] => [{ kind: 'test', test }, name]),
      ),
      ...Object.entries(of.treatments).flatMap(([treatment, { harms = [] }]) =>
        harms.map(({ name }): [PatientDeed, string] => [{ kind: 'treat', treatment }, name]),
      ),
    ];
    expect(dangerous.length).toBeGreaterThan(5);
    const safe = partOf(playing, path, 'safety');
    const inTime = path.findIndex(({ kind }) => kind === 'handOver');
    const halves = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.floor(share * inTime));
    const unmade = dangerous.filter(([deed, name]) => {
      const ways = [
        ...halves.map((at) => [...path.slice(0, at), deed, ...waits(1)]),
        [...waits(45), deed],
        [...path.slice(0, 3), ...waits(10), deed, deed],
        [...twins(deed), deed],
      ];
      return !ways.some((deeds) => {
        if (run(deeds.slice(0, -1)).sight.end !== null) return false;
        const { errors } = run(deeds).report();
        return (
          errors.some((error) => error.name === name) && partOf(playing, deeds, 'safety') < safe
        );
      });
    });
    expect(unmade.map(([, name]) => name)).toEqual([]);
  });

  it('is called by nothing that gives it away, and offers no more than any other', () => {
    const pictures = [...Object.values(of.findings), ...Object.values(of.tests)].map(
      ({ picture = '' }) => picture,
    );
    const { complaint, picture } = of.patient;
    const events = of.events.filter(({ isDeath }) => isDeath !== true).map(({ says }) => says);
    const told = [of.key, of.title, complaint, picture, ...pictures, ...events].join();
    const words = [of.diagnosis.id, ...of.diagnosis.words];
    expect(words.filter((word) => told.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
    expect(choices).toEqual(playable[0]?.choices);
  });

  it('shows nothing that is to be found out, and nothing of how it is marked', () => {
    const { keys, order, windows, safeguards } = of.rubric;
    const secrets = [
      of.diagnosis.why,
      ...of.references,
      ...[...keys, ...order, ...windows, ...safeguards].map(({ why }) => why),
      ...Object.values({ ...of.tests, ...of.treatments }).flatMap(({ harms = [] }) =>
        harms.map(({ why }) => why),
      ),
    ];
    const end = path.findIndex(({ kind }) => kind === 'handOver');
    for (const at of [0, Math.floor(end / 2), end]) {
      const { sight, steps } = run(path.slice(0, at));
      const shown = JSON.stringify({ sight, steps, choices });
      expect(secrets.filter((one) => shown.includes(one))).toEqual([]);
      const known = new Set(sight.evidence.map(({ id }) => id));
      const unknown = Object.keys(of.evidence).filter((id) => !known.has(id));
      expect(unknown.filter((id) => JSON.stringify(sight).includes(`"id":"${id}"`))).toEqual([]);
    }
  });
});

/** What makes the second of two a mistake. */
const twins = (deed: PatientDeed): PatientDeed[] =>
  deed.kind === 'treat' && deed.treatment === 'midazolam'
    ? [...waits(3), { kind: 'treat', treatment: 'diazepam' }]
    : [...waits(3), { kind: 'treat', treatment: 'midazolam' }];
