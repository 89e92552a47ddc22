import { aQuestion } from '../../../testing/given/givenCentre';
import { useCentre } from '../../../testing/useCentre';
import { quizRoutes } from '../quiz/quiz.routes';
import { questionRoutes } from './question.routes';

const test = useCentre({ emergency: [questionRoutes, quizRoutes] });
const base = 'smreds/question/v1';
const { createdAt: _c, updatedAt: _u, organisationId: _o, ...written } = aQuestion;

const listed = async (query = '', who: 'manager' | 'otherManager' = 'manager') => {
  const { body } = await test.as(who, `GET ${base}/list${query}`);
  return body.data as { list: { id: number; stem: string }[]; total: number };
};
const stems = async (query = '') => (await listed(query)).list.map(({ stem }) => stem);

describe('question/v1/list', () => {
  beforeEach(() =>
    test.given({
      questions: [
        { stem: '心肺复苏', topic: 9, difficulty: 3 },
        { stem: '溺水100%', topic: 2, category: 1, type: 2 },
        { stem: '已删除', deletedAt: new Date() },
        { stem: '别家的题', organisationId: 2 },
      ],
    }),
  );

  it('answers the bank of one’s own organisation, the newest first', async () => {
    expect(await listed()).toMatchObject({
      list: [{ id: 2 }, { id: 1, stem: '心肺复苏', answer: 'B', difficulty: 3 }],
      total: 2,
    });
    expect(await listed('', 'otherManager')).toMatchObject({
      list: [{ stem: '别家的题' }],
      total: 1,
    });
  });

  it.each([
    ['?topic=9', ['心肺复苏']],
    ['?category=1', ['溺水100%']],
    ['?type=2', ['溺水100%']],
    ['?difficulty=3', ['心肺复苏']],
    [`?keyword=${encodeURIComponent('0%')}`, ['溺水100%']],
    ['?page=2&pageCnt=1', ['心肺复苏']],
  ])('keeps to %s', async (query, wanted) => expect(await stems(query)).toEqual(wanted));
});

describe('question/v1/save, edit, get, delete', () => {
  it('keeps a question as it was written, until it is written anew', async () => {
    const { body } = await test.as('manager', `POST ${base}/save`, written);
    expect(body.data).toEqual({ id: 1 });
    const changed = { ...written, id: 1, stem: '新题干', answer: 'C' };
    await test.as('manager', `PUT ${base}/edit`, changed);
    const now = test.clock.time.getTime();
    expect((await test.as('manager', `GET ${base}/get/1`)).body.data).toEqual({
      ...changed,
      createdAt: now,
      updatedAt: now,
    });
  });

  it('a removed question is gone', async () => {
    await test.given({ questions: [{}] });
    await test.as('manager', `DELETE ${base}/delete?id=1`);
    expect(await test.as('manager', `GET ${base}/get/1`)).toMatchObject({
      status: 404,
      body: { message: '该题目不存在或已删除' },
    });
    expect((await test.as('manager', `DELETE ${base}/delete?id=1`)).status).toBe(404);
  });

  it.each([
    [{ stem: ' ' }, 'stem', '请输入题干'],
    [{ answer: 'D' }, 'answer', '正确答案应为选项之一'],
    [{ type: 2 }, 'options', '判断题应有且只有两个选项'],
    [{ type: 3 }, 'type', '参数 type 的取值不在允许范围内'],
    [{ options: [written.options[0]] }, 'options', '参数 options 格式不正确'],
  ])('refuses %j', async (changes, field, message) => {
    const wrong = { ...written, ...changes };
    const answer = { status: 400, body: { field, message } };
    expect(await test.as('manager', `POST ${base}/save`, wrong)).toMatchObject(answer);
    await test.given({ questions: [{}] });
    expect(await test.as('manager', `PUT ${base}/edit`, { ...wrong, id: 1 })).toMatchObject(answer);
  });

  it('takes no organisation that is not there', async () => {
    const asked = { ...written, orgId: 99 };
    expect((await test.as('platformAdmin', `POST ${base}/save`, asked)).status).toBe(404);
  });
});

describe('question/v1/remove-many', () => {
  const remove = (ids: number[]) =>
    test.as('manager', 'PUT smreds/question/v1/remove-many', { ids });
  const total = async () => {
    const { body } = await test.as('manager', 'GET smreds/question/v1/list');
    return (body.data as { total: number }).total;
  };
  beforeEach(() => test.given({ questions: [{}, {}, {}, { organisationId: 2 }] }));

  it('takes all of them out of the bank', async () => {
    expect((await remove([1, 3])).status).toBe(200);
    expect(await total()).toBe(1);
  });

  it('takes none where one is somebody else’s', async () => {
    expect((await remove([1, 4])).status).toBe(404);
    expect(await total()).toBe(3);
  });
});

describe('question/v1/rand', () => {
  const draw = (query = '', who: 'trainee' | 'otherTrainee' = 'trainee') =>
    test.as(who, `GET ${base}/rand${query}`);
  const idsOf = ({ body }: Awaited<ReturnType<typeof draw>>) =>
    (body.data as { questions: { id: number }[] }).questions.map(({ id }) => id).sort();

  beforeEach(() =>
    test.given({
      questions: [
        { topic: 9 },
        { topic: 2 },
        { deletedAt: new Date() },
        { organisationId: 2 },
        { topic: 2, category: 1 },
      ],
    }),
  );

  it('draws from the bank of one’s own organisation', async () => {
    expect(idsOf(await draw())).toEqual([1, 2, 5]);
    expect(idsOf(await draw('?topic=2&category=1'))).toEqual([5]);
    expect(idsOf(await draw('', 'otherTrainee'))).toEqual([4]);
    expect(idsOf(await draw('?count=2'))).toHaveLength(2);
  });

  it('tells no key', async () => {
    const { body } = await draw();
    expect(JSON.stringify(body)).not.toMatch(/"(answer|analysis|verdict)"/);
    const { questions } = body.data as { questions: object[] };
    expect(Object.keys(questions[0] ?? {}).sort()).toEqual(['id', 'options', 'stem', 'type']);
  });

  it('says so where nothing fits', async () => {
    expect((await draw('?topic=7')).body).toMatchObject({ message: '题库中暂无符合条件的题目' });
    expect((await draw('?onlyWrong=true')).body).toMatchObject({
      message: '目前没有需要再练的错题',
    });
    const stray = await test.as('stray', `GET ${base}/rand`);
    expect(stray.body).toMatchObject({ message: '您还未加入任何机构，请联系机构管理员' });
  });
});
