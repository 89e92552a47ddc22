import { bankCalls } from '../../../testing/calls/bankCalls';
import { question } from '../bank/question.tables';

const { test, ask, get, put, token, TEACHER, COLLEAGUE, ADMIN } = bankCalls();

interface Shown {
  list: { id: number; name: string; mayGovern: boolean; questionCount: number }[];
}
const namesOf = async (who: number, shelf = 'school') => {
  const { body } = await get('bank-manage/v1/list', { shelf }, who);
  return (body.data as Shown).list.map(({ name }) => name);
};
const create = (name: string, who = TEACHER, isShared = true) =>
  ask('bank-manage/v1/create', { name, summary: '', isShared }, who);
const idOf = (answer: { body: { data?: unknown } }) => (answer.body.data as { id: number }).id;

describe('bank-manage/v1/list', () => {
  it('shows what is shared, what is one’s own, and all to who runs the school', async () => {
    await create('共享题库');
    await create('我的题库', TEACHER, false);
    expect(await namesOf(TEACHER)).toEqual(['我的题库', '共享题库', '题库1']);
    expect(await namesOf(COLLEAGUE)).toEqual(['共享题库', '题库1']);
    expect(await namesOf(ADMIN)).toEqual(['我的题库', '共享题库', '题库1']);
  });

  it('counts questions and finds by name', async () => {
    const { body } = await get('bank-manage/v1/list', { keyword: '库1' }, TEACHER);
    expect(body.data).toMatchObject({
      list: [{ name: '题库1', questionCount: 3, chapterCount: 2, reportCount: 0, mayEdit: true }],
      total: 1,
    });
  });

  it('says how many there are also on a page after the last', async () => {
    const paged = { page: '7', pageCnt: '20' };
    const banks = await get('bank-manage/v1/list', paged, TEACHER);
    expect(banks.body.data).toEqual({ list: [], total: 1 });
    const asked = { ...paged, bankId: '1', type: '1' };
    const questions = await get('question-manage/v1/list', asked, TEACHER);
    expect(questions.body.data).toEqual({ list: [], total: 3 });
  });

  it('shows of the platform’s banks those that are open, and lets nobody change them', async () => {
    expect(await namesOf(TEACHER, 'platform')).toEqual(['题库2']);
    const asked = { bankId: 2, parentId: null, name: '新章' };
    expect(await ask('bank-manage/v1/chapter/add', asked, TEACHER)).toMatchObject({ status: 404 });
    const { body } = await get('bank-manage/v1/detail', { bankId: 2 }, TEACHER);
    expect(body.data).toMatchObject({ bank: { isPlatform: true, mayEdit: false } });
  });
});

describe('bank-manage/v1/create', () => {
  it('makes one however often it is clicked', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create('外科题库')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await namesOf(TEACHER)).toEqual(['外科题库', '题库1']);
  });
});

describe('bank-manage/v1/edit', () => {
  it('is for its owner and who runs the school', async () => {
    const bankId = idOf(await create('外科题库'));
    const edit = (name: string, who: number) =>
      put('bank-manage/v1/edit', { bankId, name, summary: '说明', isShared: false }, who);
    expect((await edit('改名', COLLEAGUE)).status).toBe(403);
    expect((await edit('改名', ADMIN)).status).toBe(200);
    expect((await edit('再改', COLLEAGUE)).status).toBe(404);
    expect(await namesOf(TEACHER)).toEqual(['改名', '题库1']);
  });
});

describe('bank-manage/v1/archive', () => {
  it('puts a bank away, where nothing of it is changed, and brings it back', async () => {
    const bankId = idOf(await create('外科题库'));
    const archive = (isArchived: boolean) =>
      put('bank-manage/v1/archive', { bankId, isArchived }, TEACHER);
    await archive(true);
    expect(await namesOf(TEACHER)).toEqual(['题库1']);
    expect(await namesOf(TEACHER, 'archived')).toEqual(['外科题库']);
    const asked = { bankId, parentId: null, name: '新章' };
    expect(await ask('bank-manage/v1/chapter/add', asked, TEACHER)).toMatchObject({ status: 409 });
    await archive(false);
    expect(await namesOf(TEACHER)).toEqual(['外科题库', '题库1']);
  });
});

describe('chapters of a bank', () => {
  interface Chapter {
    id: number;
    parentId: number | null;
    name: string;
    questionCount: number;
  }
  const chapters = async () => {
    const { body } = await get('bank-manage/v1/detail', { bankId: 1 }, TEACHER);
    return (body.data as { chapters: Chapter[] }).chapters;
  };
  const outline = async () =>
    (await chapters()).map(({ id, parentId }) => `${parentId ?? ''}>${id}`);
  const add = async (name: string, parentId: number | null = null) =>
    idOf(await ask('bank-manage/v1/chapter/add', { bankId: 1, parentId, name }, TEACHER));
  const move = (chapterId: number, parentId: number | null, place: number) =>
    put('bank-manage/v1/chapter/move', { chapterId, parentId, place }, TEACHER);
  const remove = async (asked: object, who = TEACHER) => {
    const by = { token: await token(who) };
    const said = new URLSearchParams(asked as Record<string, string>);
    return test.ask(`DELETE /doctor-cheese/bank-manage/v1/chapter/remove?${said}`, undefined, by);
  };

  it('are moved among each other, never into themselves or too deep', async () => {
    const third = await add('第三章');
    expect((await move(third, null, 0)).status).toBe(200);
    expect((await outline())[0]).toBe(`>${third}`);
    await move(1, third, 0);
    expect(await move(third, 1, 0)).toMatchObject({ status: 409 });
    let under = 1;
    for (const name of ['三级', '四级', '五级']) under = await add(name, under);
    const sixth = { bankId: 1, parentId: under, name: '六级' };
    expect(await ask('bank-manage/v1/chapter/add', sixth, TEACHER)).toMatchObject({ status: 409 });
    expect(await move(third, 2, 0)).toMatchObject({ status: 409 });
  });

  it('go when they are empty, or when their questions go elsewhere, and come back', async () => {
    expect(await remove({ chapterId: 1 })).toMatchObject({ status: 409 });
    const gone = await remove({ chapterId: 1, toChapterId: 2 });
    expect(gone.body.data).toMatchObject({ count: 2 });
    expect((await chapters()).map(({ questionCount }) => questionCount)).toEqual([3]);
    expect(await remove({ chapterId: 2 })).toMatchObject({ status: 409 });
    const { changeId } = gone.body.data as { changeId: number };
    const undone = await put('question-manage/v1/batch/undo', { changeId }, TEACHER);
    expect(undone.body.data).toEqual({ count: 2, left: 0 });
    expect((await chapters()).map(({ questionCount }) => questionCount)).toEqual([2, 1]);
    const rows = await test.database.db.select().from(question);
    expect(
      rows
        .filter(({ bankId }) => bankId === 1)
        .map(({ chapterId }) => chapterId)
        .sort(),
    ).toEqual([1, 1, 2]);
  });

  it('are gone once, however often it is clicked', async () => {
    const id = await add('空章');
    const answers = await Promise.all([1, 2].map(() => remove({ chapterId: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
