import { useCentre } from '../../../testing/useCentre';
import { organisationRoutes } from '../../people/organisation/organisation.routes';
import { orgRoutes } from './org.routes';

const test = useCentre({ main: [organisationRoutes], emergency: [orgRoutes] });
const admin = 'platformAdmin';

describe('org/v1/list', () => {
  it('answers the centres with their people, and no school', async () => {
    await test.given({ organisations: [{ name: '仁心医学院' }] });
    const { body } = await test.as(admin, 'GET smreds/org/v1/list');
    expect(body.data).toMatchObject({
      list: [
        { id: 2, name: '安澜应急救护中心', people: 2 },
        { id: 1, name: '春晖公益急救中心', people: 2 },
      ],
      total: 2,
    });
    const keyword = encodeURIComponent('安澜');
    const found = await test.as(admin, `GET smreds/org/v1/list?keyword=${keyword}`);
    expect(found.body.data).toMatchObject({ list: [{ id: 2 }], total: 1 });
  });

  it('no centre is among the schools of the main site', async () => {
    const { body } = await test.get('/doctor-cheese/org/v1/simple/main?p=1');
    expect(body.data).toEqual([]);
  });
});

describe('org/v1/save and edit', () => {
  const save = (name: string) => test.as(admin, 'POST smreds/org/v1/save', { name });
  const edit = (id: number, name: string) => test.as(admin, 'PUT smreds/org/v1/edit', { id, name });

  it('make and rename one', async () => {
    expect((await save(' 新中心 ')).body.data).toEqual({ id: 3 });
    expect((await edit(3, '更名中心')).status).toBe(200);
    const { body } = await test.as(admin, 'GET smreds/org/v1/list');
    expect(body.data).toMatchObject({ list: [{ id: 3, name: '更名中心' }, {}, {}] });
  });

  it('refuse a name that is taken or none', async () => {
    expect((await save('春晖公益急救中心')).body).toMatchObject({ message: '已有同名机构' });
    expect((await edit(2, '春晖公益急救中心')).body).toMatchObject({ message: '已有同名机构' });
    expect((await edit(1, '春晖公益急救中心')).status).toBe(200);
    expect((await save(' ')).body).toMatchObject({ field: 'name', message: '请输入机构名称' });
    expect((await edit(99, '无此机构')).status).toBe(404);
  });

  it('leave the schools alone', async () => {
    await test.given({ organisations: [{ name: '仁心医学院' }] });
    expect((await edit(3, '改名')).status).toBe(404);
  });
});
