import fc from 'fast-check';
import { readQuestions } from '../readQuestions';
import type { FiledQuestion, WrittenFile } from '../shapes';

/** Writes questions, reads them again and expects the same, without losses or faults. */
export function expectRoundTrip(
  some: fc.Arbitrary<FiledQuestion[]>,
  write: (questions: FiledQuestion[]) => WrittenFile,
  read = (file: WrittenFile) => readQuestions(file.bytes),
) {
  fc.assert(
    fc.property(some, (questions) => {
      const file = write(questions);
      expect(file.lost).toEqual([]);
      const again = read(file);
      expect(again.questions.map(({ draft, chapter }) => ({ draft, chapter }))).toEqual(questions);
      expect(again.questions.flatMap(({ lost, faults }) => [...lost, ...faults])).toEqual([]);
      expect(again.complaints).toEqual([]);
    }),
    { numRuns: 150 },
  );
}
