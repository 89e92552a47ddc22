import { plainOf } from '../html/plain';
import { readQuestions } from '../readQuestions';
import type { ReadQuestion } from '../shapes';
import { messySheets } from '../testing/messySheets';
import { writeZip } from '../zip/write';

const xlsx = writeZip(new Map([['xl/workbook.xml', Buffer.from('<workbook/>')]]));
const { sheets, meant } = messySheets();
const { questions } = readQuestions(xlsx, { sheets });

const rightOf = ({ draft: { key, options } }: ReadQuestion) =>
  key.flat().map((letter) => plainOf(options.find((one) => one.key === letter)?.text ?? ''));
const plain = (words: string) => words.replace(/\s/g, '');
const isIn = ({ faults }: ReadQuestion) => faults.length === 0;

function compare(questions: ReadQuestion[]) {
  const byStem = new Map(meant.map(({ stem, right }) => [plain(stem), right.join('|')]));
  const taken = questions.filter(isIn);
  const wrong = taken.filter(
    (one) => byStem.get(plain(plainOf(one.draft.stem))) !== rightOf(one).join('|'),
  );
  return { found: questions.length, taken: taken.length, wrong };
}

it('of 1 500 choices in five messy sheets nearly all come in, and none with a wrong key', () => {
  const { found, taken, wrong } = compare(questions);
  expect(wrong.map(({ place, draft }) => [place, draft.stem, draft.key])).toEqual([]);
  expect(found).toBe(1_500);
  expect(questions.filter((one) => !isIn(one)).map(({ place, faults }) => [place, faults])).toEqual(
    [],
  );
  expect(taken).toBe(1_500);
});

it.each([',', '\t', ';'])('the same as words with %j between the cells', (divider) => {
  const quoted = (text: string) =>
    /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const all = sheets.map(({ rows }) =>
    rows.map((row) => row.map(({ text }) => quoted(text)).join(divider)).join('\r\n'),
  );
  const read = all.map((text) => readQuestions(Buffer.from(text)));
  expect(read.map(({ format }) => format)).toEqual(all.map(() => 'csv'));
  const { taken, wrong } = compare(read.flatMap(({ questions }) => questions));
  expect(wrong).toEqual([]);
  expect(taken).toBe(1_500);
});

it('of a group the options and the case stand in its first row', () => {
  const groups = questions
    .filter(({ draft }) => draft.group !== null)
    .map(({ draft }) => draft.group);
  expect(new Set(groups).size).toBeGreaterThan(70);
  const cases = questions.filter(({ draft }) => draft.context !== '');
  expect(cases).toHaveLength(100);
});
