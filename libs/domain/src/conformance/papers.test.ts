import type { TSchema } from 'typebox';
import { everyCall } from '../everyCall';

/** Calls that are made before an answer is marked. */
const beforehand = [
  'practice.start',
  'practice.save',
  'practice.again',
  'practice.status',
  'practice.questions',
  'practice.chapterQuestions',
  'exam.description',
  'exam.enter',
  'exam.testPaper',
  'exam.answer',
  'collectedQuestion.list',
  'drill.scenario',
  'drill.start',
  'drill.current',
  'classroomTest.detail',
];
const afterwards = [
  'practice.reveal',
  'practice.revealed',
  'practice.result',
  'exam.review',
  'wrongQuestion.list',
  'dailyQuestion.answer',
  'filmQuestion.answer',
  'classroomTest.review',
  'classroomTest.submission',
];
const telling = ['right', 'isRight', 'analysis', 'verdict', 'gained', 'consequence'];

const answers = new Map(
  everyCall()
    .filter(({ service }) => service === 'main')
    .map(({ resource, name, contract }) => [`${resource}.${name}`, contract.data]),
);

describe('who is asked a question', () => {
  it.each(beforehand)('is not told its answer by %s', (name) => {
    const fields = fieldsOf(answers.get(name)!);
    expect(fields.filter((field) => telling.includes(field))).toEqual([]);
  });

  it.each(afterwards)('is told it by %s', (name) => {
    expect(fieldsOf(answers.get(name)!)).toEqual(
      expect.arrayContaining(['right', 'given', 'verdict', 'analysis']),
    );
  });
});

interface Described {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
}

/** The names of all fields in a schema, at any depth. */
function fieldsOf(schema: TSchema): string[] {
  const { anyOf = [], items, properties = {} } = schema as Described;
  const within = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)];
  return [...Object.keys(properties), ...within.flatMap(fieldsOf)];
}
