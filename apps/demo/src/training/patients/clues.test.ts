import { checkWritten } from '@cheese/patients/check/check';
import { patientEngine } from '@cheese/patients/patientCase';
import { prepared } from '@cheese/patients/engine/prepare';
import { readLines } from '../../testing/readLines';
import { patientCases } from './cases';

const fresh = readLines('patients/freshQuestions.txt').map((line) => line.split(' | '));

describe.each(patientCases.map((of) => ({ key: of.key, of })))('$key', ({ of }) => {
  it('tells with each answer only what was asked for', () => {
    const { faults } = checkWritten(of);
    const broad = faults.filter(({ kind }) => kind === 'broad').map(({ says }) => says);
    expect(broad).toEqual([]);
  });

  it('answers plain questions by their clues and no others', () => {
    const { run } = patientEngine(of);
    const { answers } = prepared(of);
    const wrong = fresh.flatMap(([text = '', ...ids]) => {
      const { sight, steps } = run([{ kind: 'say', text }]);
      const said = steps[0]?.says.filter(({ by }) => by === 'patient').map((one) => one.text);
      const meant = ids.map((id) => answers.get(id));
      const clues = [...new Set(meant.flatMap((one) => one?.reveals ?? []))];
      const isRight =
        JSON.stringify(said) === JSON.stringify(meant.map((one) => one?.text)) &&
        JSON.stringify(sight.evidence.map(({ id }) => id)) === JSON.stringify(clues);
      return isRight ? [] : [`${text} → ${sight.done.questions.join()} (${ids.join()})`];
    });
    expect(wrong).toEqual([]);
  });
});
