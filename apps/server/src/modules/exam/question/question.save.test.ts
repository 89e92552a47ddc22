import { bankCalls } from '../../../testing/calls/bankCalls';
import { words } from '../../../testing/isolation/made';
import { question, questionVersion } from '../bank/question.tables';

const { test, ask, get, put, TEACHER, COLLEAGUE } = bankCalls();

const save = (questions: object[], { who = TEACHER, stamp = 'draft-0001' } = {}) =>
  ask('question-manage/v1/save', { bankId: 1, chapterId: 1, stamp, questions }, who);
const saved = (answer: { body: { data?: unknown } }) =>
  (answer.body.data as { questions: { id: number; version: number; isChanged: boolean }[] })
    .questions;
const detail = async (questionId: number) =>
  (await get('question-manage/v1/detail', { questionId }, TEACHER)).body.data as {
    questions: { id: number; version: number; words: typeof words }[];
  };
const wordsOf = async (id: number) => {
  const { questions } = await detail(id);
  return questions.find((one) => one.id === id)!;
};

describe('question-manage/v1/save', () => {
  it('writes a version of what was changed, and of nothing else', async () => {
    const { version, words: was } = await wordsOf(1);
    const same = await save([{ id: 1, version, words: { ...was, stem: ` ${was.stem} ` } }]);
    expect(saved(same)).toEqual([{ id: 1, version: 1, isChanged: false }]);
    const other = await save([{ id: 1, version, words: { ...was, key: [['C']] } }]);
    expect(saved(other)).toEqual([{ id: 1, version: 2, isChanged: true }]);
    expect(await test.database.db.$count(questionVersion)).toBe(5);
  });

  it('makes one of a draft however often it is handed in, with its last words', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save([{ words }])));
    const ids = new Set(answers.map((answer) => saved(answer)[0]?.id));
    expect(ids.size).toBe(1);
    const [later] = saved(await save([{ words: { ...words, stem: '改过的题干' } }]));
    expect(later).toEqual({ id: [...ids][0], version: 2, isChanged: true });
    expect(await test.database.db.$count(question)).toBe(5);
  });

  it('loses nothing where somebody else has saved meanwhile', async () => {
    const { version, words: was } = await wordsOf(1);
    const theirs = { ...was, stem: '同事改的' };
    await save([{ id: 1, version, words: theirs }], { who: COLLEAGUE });
    const mine = { id: 1, version, words: { ...was, stem: '我改的' } };
    expect(await save([mine])).toMatchObject({ status: 409, body: { key: 'question.moved' } });
    expect((await wordsOf(1)).words.stem).toBe('同事改的');
    // Equal edits are no conflict.
    expect(saved(await save([{ ...mine, words: theirs }]))[0]?.isChanged).toBe(false);
    // Having seen theirs, one may still want one's own.
    expect(saved(await save([{ ...mine, version: 2 }]))[0]?.version).toBe(3);
  });

  it.each([
    ['no stem', { stem: '<p> </p>' }, 'questions/0/stem'],
    ['no key', { key: [] }, 'questions/0/key'],
    ['a key that is no option', { key: [['D']] }, 'questions/0/key'],
    ['two answers of a single choice', { key: [['A'], ['B']] }, 'questions/0/key'],
    ['an option twice', { options: [words.options[0], words.options[0]] }, 'questions/0/options'],
    [
      "another site's picture in the words",
      { stem: '看<img src="https://o.example/a.png">' },
      'questions/0/stem',
    ],
    ['a strange picture', { pictures: ['javascript:alert(1)'] }, undefined],
    ["another site's picture", { pictures: ['//other.example/a.png'] }, undefined],
  ])('refuses %s', async (_, wrong, field) => {
    const answer = await save([{ words: { ...words, ...wrong } }]);
    expect(answer.status).toBe(400);
    if (field) expect(answer.body).toMatchObject({ field });
    expect(await test.database.db.$count(question)).toBe(4);
  });

  it('keeps nothing that could run, and is the same when it is saved once more', async () => {
    const stem = '甲<script>x()</script><b onclick="x()">乙</b> a -> b<iframe src="/x"></iframe>';
    const [made] = saved(await save([{ words: { ...words, stem } }]));
    const kept = await wordsOf(made!.id);
    expect(kept.words.stem).toBe('甲<b>乙</b> a -&gt; b');
    const again = await save([{ id: made!.id, version: 1, words: kept.words }]);
    expect(saved(again)[0]?.isChanged).toBe(false);
  });

  it('keeps a case and its questions together, and one added later beside them', async () => {
    const some = (stem: string) => ({ words: { ...words, stem, context: '病例' } });
    const made = saved(await save([some('第一问'), some('第二问')]));
    await save([{ words: { ...words, stem: '别的题' } }], { stamp: 'draft-0002' });
    const [one, two] = made;
    const known = [one!, two!].map(({ id, version }, at) => ({
      id,
      version,
      words: { ...words, stem: `第${at + 1}问`, context: '病例改了' },
    }));
    const three = { words: { ...words, stem: '第三问', context: '病例' } };
    const again = saved(await save([...known, three], { stamp: 'draft-0003' }));
    const { questions } = await detail(one!.id);
    expect(questions.map(({ id }) => id)).toEqual(again.map(({ id }) => id));
    expect(questions.map((each) => each.words.context)).toEqual(Array(3).fill('病例改了'));
    const rows = await test.database.db.select().from(question);
    const group = rows.filter(({ groupId }) => groupId === one!.id);
    const places = group.map(({ place }) => place).sort((a, b) => a - b);
    expect(places[2]! - places[0]!).toBe(2);
  });

  it('does not join what is not of one group', async () => {
    const [first, second] = [await wordsOf(1), await wordsOf(2)];
    const made = saved(await save([{ words }, { words: { ...words, stem: '另一问' } }]));
    const mixed = [
      { id: 1, version: first.version, words: first.words },
      { id: made[0]!.id, version: 1, words },
    ];
    expect(await save(mixed, { stamp: 'draft-0009' })).toMatchObject({ status: 400 });
    expect(await save([mixed[0]!, mixed[0]!], { stamp: 'draft-0010' })).toMatchObject({
      status: 400,
    });
    expect(second.version).toBe(1);
  });
});

describe('question-manage/v1/history', () => {
  it('says who wrote what, and an old version is brought back as a new one', async () => {
    const { version, words: was } = await wordsOf(1);
    await save([{ id: 1, version, words: { ...was, key: [['C']] } }], { who: COLLEAGUE });
    const restore = (asked: object) =>
      put('question-manage/v1/restore', { questionId: 1, ...asked }, TEACHER);
    expect((await restore({ nth: 1, version: 1 })).status).toBe(409);
    expect((await restore({ nth: 9, version: 2 })).status).toBe(404);
    expect((await restore({ nth: 1, version: 2 })).body.data).toEqual({ version: 3 });
    const { body } = await get('question-manage/v1/history', { questionId: 1 }, TEACHER);
    expect(body.data).toMatchObject({
      versions: [
        { nth: 3, isCurrent: true, writerName: '王老师', words: { key: [['B']] } },
        { nth: 2, isCurrent: false, writerName: '刘老师', words: { key: [['C']] } },
        { nth: 1, isCurrent: false },
      ],
      exams: [],
      answerCount: 0,
    });
  });

  it('names the exams of the school that ask it, with the words they ask', async () => {
    await test.given({ exams: [{ organisationId: 1, title: '期末考试', questionIds: [1] }] });
    const { body } = await get('question-manage/v1/history', { questionId: 1 }, TEACHER);
    expect(body.data).toMatchObject({ exams: [{ id: 1, title: '期末考试', version: 1 }] });
  });
});
