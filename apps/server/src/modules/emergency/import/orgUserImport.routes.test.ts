import { sendForm } from '../../../testing/calls/sendForm';
import { useCentre } from '../../../testing/useCentre';
import { centreUrl, who } from '../../../testing/given/twoCentres';
import { makeWorkbook } from '../../base/sheets/workbook';
import { madeFileRoutes } from '../../people/madeFile/madeFile.routes';
import { orgUserRoutes } from '../roll/orgUser.routes';
import { orgUserImportRoutes } from './orgUserImport.routes';
import { emergencyUserRoutes } from '../../people/account/emergencyUser.routes';

const test = useCentre({
  emergency: [emergencyUserRoutes, orgUserImportRoutes, orgUserRoutes],
  aside: [madeFileRoutes],
});
const path = 'smreds/org-user/v1/import';
const columns = ['姓名', '手机号', '角色'].map((title) => ({ title, width: 16 }));

type Row = [name: string | null, phone: string | number | null, role?: string];

async function preview(rows: Row[]) {
  const full = rows.map(([name, phone, role = null]) => [name, phone, role]);
  const bytes = await makeWorkbook([{ name: '人员', columns, rows: full }]);
  const token = await test.signIn(who.manager);
  const file = { bytes, name: '人员.xlsx' };
  const { body } = await sendForm(test, `${centreUrl}/${path}/preview`, { file, token });
  return body.data as { importId: number; ready: number; faulty: number; duplicates: number };
}

const rowsOf = async (importId: number) => {
  const { body } = await test.as('manager', `GET ${path}/rows?importId=${importId}`);
  return (body.data as { list: Record<string, unknown>[] }).list;
};
const confirm = async (importId: number) =>
  (await test.as('manager', `POST ${path}/confirm`, { importId })).body.data;
const people = async () => {
  const { body } = await test.as('manager', 'GET org/user/v1/list');
  return (body.data as { list: { name: string; phoneNum: string; role: number }[] }).list;
};

describe('preview', () => {
  it('takes phones that a spreadsheet holds as numbers', async () => {
    const { importId, ready } = await preview([['新学员', 13700000001]]);
    expect(ready).toBe(1);
    expect((await rowsOf(importId))[0]).toMatchObject({ cells: ['新学员', '13700000001', ''] });
  });

  it('finds who is there already, who is elsewhere, and who is there twice', async () => {
    const found = await preview([
      ['苏学员', '13900000002'],
      ['安学员', '13900000004'],
      ['方平台', '13900000005'],
      ['新学员', '13700000001'],
      ['又一位', '13700000001'],
    ]);
    expect(found).toMatchObject({ ready: 1, faulty: 2, duplicates: 2 });
    const elsewhere = { column: '手机号', message: '该手机号已属于其他机构，请先由原机构移出' };
    expect(await rowsOf(found.importId)).toMatchObject([
      { verdict: 'duplicate', sameAsId: 2 },
      { verdict: 'faulty', faults: [elsewhere] },
      { verdict: 'faulty', faults: [elsewhere] },
      { verdict: 'ready' },
      { verdict: 'duplicate', sameAsRow: 5 },
    ]);
  });

  it.each<[string, Row, string, string]>([
    ['no name', [null, '13700000001'], '姓名', '不能为空'],
    ['a name without end', ['长'.repeat(31), '13700000001'], '姓名', '不能超过 30 个字符'],
    ['no phone', ['新学员', null], '手机号', '手机号不能为空'],
    ['half a phone', ['新学员', '137'], '手机号', '手机号格式错误'],
    [
      'a role that there is not',
      ['新学员', '13700000001', '校长'],
      '角色',
      '应为以下之一：机构管理员、学员',
    ],
  ])('%s is a fault', async (_what, row, column, message) => {
    const { importId } = await preview([row]);
    expect(await rowsOf(importId)).toMatchObject([{ faults: [{ column, message }] }]);
  });
});

describe('confirm', () => {
  it('takes them onto the roll, with the role that they have there', async () => {
    const { importId } = await preview([
      ['新学员', '13700000001'],
      ['新管理', '13700000002', '机构管理员'],
      ['有账号', '13900000006', '学员'],
    ]);
    expect(await people()).toHaveLength(2);
    expect(await confirm(importId)).toMatchObject({ state: 3, done: 3 });
    expect((await people()).slice(2)).toMatchObject([
      { name: '新学员', phoneNum: '13700000001', role: 3 },
      { name: '新管理', phoneNum: '13700000002', role: 2 },
      { name: '有账号', phoneNum: '13900000006', role: 3 },
    ]);
  });

  it('passes over who has joined somebody else meanwhile', async () => {
    const { importId } = await preview([
      ['新学员', '13700000001'],
      ['有账号', '13900000006'],
    ]);
    await test.given({ memberships: [{ personId: 6, organisationId: 2 }] });
    expect(await confirm(importId)).toMatchObject({ state: 3, done: 1, total: 2 });
    expect(await people()).toHaveLength(3);
  });

  it('whoever came by an import is somebody of the centre', async () => {
    const { importId } = await preview([['新学员', '13700000001']]);
    await confirm(importId);
    const { id } = (await people())[2] as unknown as { id: number };
    const token = await test.signIn(id);
    const answer = await test.ask(`GET ${centreUrl}/user/v1/info/extend`, undefined, { token });
    expect(answer.status).toBe(200);
  });
});
