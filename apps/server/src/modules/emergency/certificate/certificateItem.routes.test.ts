import { anItem } from '../../../testing/given/givenCentre';
import { useCentre } from '../../../testing/useCentre';
import { certificateItemRoutes } from './certificateItem.routes';

const test = useCentre({ emergency: [certificateItemRoutes] });
const base = 'smreds/cre/v1';
const { createdAt: _c, updatedAt: _u, organisationId: _o, ...written } = anItem;
const conditions = (changes: object) => ({ conditions: { ...written.conditions, ...changes } });

const listed = async (query = '', who: 'manager' | 'otherManager' = 'manager') =>
  (await test.as(who, `GET ${base}/list${query}`)).body.data as {
    list: { id: number; issued: number }[];
    total: number;
  };
const idsOf = async (query = '') => (await listed(query)).list.map(({ id }) => id);

describe('cre/v1/list', () => {
  it('answers what one’s own organisation awards, and how often it did', async () => {
    await test.given({
      certificateItems: [
        {},
        { name: '溺水救护', groundState: 0 },
        { organisationId: 2 },
        { deletedAt: new Date() },
      ],
      certificates: [{ personId: 1 }, { personId: 2 }],
    });
    expect(await listed()).toMatchObject({
      list: [
        { id: 2, issued: 0 },
        { id: 1, issued: 2, ...written },
      ],
      total: 2,
    });
    expect(await idsOf('?groundState=0')).toEqual([2]);
    expect(await idsOf(`?keyword=${encodeURIComponent('心肺')}`)).toEqual([1]);
    expect((await listed('', 'otherManager')).total).toBe(1);
  });
});

describe('cre/v1/save, edit, get, delete', () => {
  const save = (changes: object = {}) =>
    test.as('manager', `POST ${base}/save`, { ...written, ...changes });

  it('keeps an item as it was written, until it is written anew', async () => {
    await test.given({ resources: [{}] });
    const asked = { name: ' 证书 ', ...conditions({ resourceIds: [1, 1] }) };
    expect((await save(asked)).body.data).toEqual({ id: 1 });
    await test.as('manager', `PUT ${base}/edit`, { ...written, id: 1, validDays: null });
    const { body } = await test.as('manager', `GET ${base}/get/1`);
    expect(body.data).toMatchObject({ ...written, id: 1, validDays: null, issued: 0 });
    expect((await test.as('manager', `DELETE ${base}/delete?id=1`)).status).toBe(200);
    expect((await test.as('manager', `GET ${base}/get/1`)).status).toBe(404);
  });

  it.each([
    [{ name: ' ' }, 'name', '请输入证书名称'],
    [conditions({ studySeconds: 0, quizzes: 0 }), 'conditions', '请至少设置一项领取条件'],
    [conditions({ resourceIds: [7] }), 'conditions.resourceIds', '所选学习资源不存在'],
    [
      conditions({ passScore: 101 }),
      'conditions.passScore',
      '参数 conditions.passScore 不能大于 100',
    ],
    [{ validDays: 0 }, 'validDays', '参数 validDays 不能小于 1'],
  ])('refuses %j', async (changes, field, message) => {
    expect(await save(changes)).toMatchObject({ status: 400, body: { field, message } });
  });

  it('asks for no resource of another organisation', async () => {
    await test.given({ resources: [{ organisationId: 2 }] });
    expect((await save(conditions({ resourceIds: [1] }))).status).toBe(400);
  });
});
