import { prepared } from '@cheese/patients/engine/prepare';
import { smallCase } from '@cheese/patients/testing/smallCase';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { blankDeed } from './blankDeed';
import { given, orNoList, orNone } from './given';
import {
  choicesOf,
  diagnosisNames,
  flagChoices,
  manoeuvreNames,
  placeNames,
  questionNames,
  testNames,
  treatmentNames,
  valueNames,
  withoutEvidence,
} from './names';

const ready = prepared(smallCase);

it('what a case and the catalogue have goes by its name', () => {
  expect(questionNames(ready)['jumping']).toBe('跳一下疼吗？');
  expect(manoeuvreNames['abdomen.mcBurney']).toMatch(/^\S+ · \S+/);
  for (const names of [testNames, treatmentNames, diagnosisNames, placeNames, valueNames]) {
    const all = Object.values(names(ready));
    expect(all.length).toBeGreaterThan(3);
    expect(all.every((name) => name.length > 0)).toBe(true);
  }
  expect(Object.keys(valueNames(ready))).toEqual(Object.keys(smallCase.values));
  expect(choicesOf({ a: '甲' })).toEqual([{ id: 'a', name: '甲' }]);
});

it('events to wait for are offered by kind', () => {
  const choices = flagChoices(ready);
  expect(Object.keys(choices)).toEqual([
    'asked',
    'examined',
    'ordered',
    'done',
    'began',
    'treated',
    'suspected',
    'handed',
    'knows',
    'event',
    'own',
  ]);
  expect(Object.values(choices).map((names) => Object.keys(names).length > 0)).not.toContain(false);
  expect(choices['own']).toHaveProperty('cut');
  expect(choices['knows']).toBe(smallCase.evidence);
  const silent = smallCase.events.map((event) => ({ ...event, says: '' }));
  const unsaid = flagChoices(prepared({ ...smallCase, events: silent }))['event'] ?? {};
  expect(Object.entries(unsaid).every(([id, name]) => id === name)).toBe(true);
  const long = smallCase.events.map((event) => ({ ...event, says: '字'.repeat(31) }));
  const cut = flagChoices(prepared({ ...smallCase, events: long }))['event'] ?? {};
  expect(Object.values(cut)[0]).toHaveLength(30);
});

it('evidence that is gone is held for nothing any more', () => {
  const before = JSON.stringify(smallCase);
  const after = withoutEvidence(smallCase, 'tender');
  expect(before).toContain('"tender"');
  expect(JSON.stringify({ ...after, evidence: {} })).not.toContain('"tender"');
  expect(Object.keys(after.evidence)).toEqual(
    Object.keys(smallCase.evidence).filter((id) => id !== 'tender'),
  );
  expect(JSON.stringify(smallCase)).toBe(before);
  expect(withoutEvidence(smallCase, 'none')).toEqual(smallCase);
});

describe('a new deed', () => {
  const blank = (kind: PatientDeed['kind']) => blankDeed(kind, ready);

  it('says what has still to be chosen', () => {
    const undecided = 'undecided';
    expect(blank('ask')).toEqual({ kind: 'ask', question: undecided });
    expect(blank('say')).toEqual({ kind: 'say', text: '？' });
    expect(blank('measure')).toEqual({ kind: 'measure' });
    const examine = { kind: 'examine', region: undecided, manoeuvre: undecided };
    expect(blank('examine')).toEqual(examine);
    expect(blank('test')).toEqual({ kind: 'test', test: undecided });
    expect(blank('treat')).toEqual({ kind: 'treat', treatment: undecided });
    expect(blank('wait')).toEqual({ kind: 'wait', minutes: 5 });
  });

  it('begins with what is right where the case says it', () => {
    const { differential, rubric, diagnosis } = smallCase;
    expect(blank('differ')).toEqual({
      kind: 'differ',
      list: differential.map((one) => ({ diagnosis: one.diagnosis, for: [], against: [] })),
    });
    const to = rubric.handOver[0] ?? 'undecided';
    expect(blank('handOver')).toEqual({ kind: 'handOver', to });
    const right = differential.find((one) => one.diagnosis === diagnosis.id);
    const others = differential.filter((one) => one !== right && one.isMust);
    expect(right?.for.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(blank('conclude')).toEqual({
      kind: 'conclude',
      diagnosis: diagnosis.id,
      text: '',
      differentials: others.map((one) => one.diagnosis),
      evidence: right?.for,
    });
  });
});

it('what says nothing is not written down', () => {
  expect(given({ a: 1, b: undefined, c: '' })).toStrictEqual({ a: 1, c: '' });
  expect([orNone(''), orNone('字')]).toEqual([undefined, '字']);
  expect([orNoList([]), orNoList([1])]).toEqual([undefined, [1]]);
});
