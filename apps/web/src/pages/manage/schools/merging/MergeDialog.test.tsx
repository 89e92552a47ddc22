import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolManageCalls } from '@cheese/domain/calls/school/schoolManage';
import { schoolMergeCalls } from '@cheese/domain/calls/school/schoolMerge';
import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../../testing/openAsAdmin';

const people = { administrators: 1, teachers: 30, learners: 600, createdAt: 0 };
const open = { ...people, suspendedAt: null, merged: null };
const merged = { id: 2, name: '博爱医学院', at: 0 };
const schools = [
  { ...open, id: 1, name: '仁心医学院' },
  { ...open, id: 2, name: '博爱医学院' },
  { ...people, id: 3, name: '青山医学院', suspendedAt: 0, merged },
];

const none = { total: 0, list: [] };
const preview: SchoolMergePreview = {
  fromName: '仁心医学院',
  intoName: '博爱医学院',
  fingerprint: 'as-it-was',
  things: [
    { thing: 'membership', count: 631, joined: 2 },
    { thing: 'department', count: 4, joined: 1 },
    { thing: 'term', count: 0, joined: 0 },
  ],
  administrators: 1,
  licencesInForce: 1,
  seatsInUse: 150,
  widened: 3,
  scheduledNotices: 2,
  runningExams: 0,
  sessions: 40,
  clashes: none,
  renames: {
    total: 21,
    list: [{ thing: 'department', name: '口腔', renamed: '口腔（仁心医学院）' }],
  },
  differences: none,
};
const clashes: SchoolMergePreview['clashes'] = {
  total: 1,
  list: [{ kind: 'number', value: 'S7', fromName: '李明', intoName: '王芳' }],
};

function given(more: Partial<SchoolMergePreview> = {}) {
  const service = fakeService();
  service.answersWith(schoolManageCalls.list, ({ keyword = '' }) => {
    const list = schools.filter(({ name }) => name.includes(keyword));
    return { list, total: list.length };
  });
  service.answers(schoolMergeCalls.preview, { ...preview, ...more });
  return service;
}
type Service = ReturnType<typeof given>;

async function choosing(service: Service, keyword: string) {
  const { user } = await openAsAdmin('/manage/schools', service);
  await user.click(await screen.findByRole('button', { name: '并入其他学校：仁心医学院' }));
  const dialog = within(await screen.findByRole('dialog', { name: '将“仁心医学院”并入其他学校' }));
  await user.type(dialog.getByRole('textbox', { name: '搜索目标学校名称' }), keyword);
  await user.click(dialog.getByRole('button', { name: '查找' }));
  return { user, dialog };
}

async function chosen(service: Service) {
  const shown = await choosing(service, '医学院');
  await shown.user.click(await shown.dialog.findByRole('button', { name: '选择博爱医学院' }));
  return shown;
}

const CONFIRM = { name: '合并，不能撤销' };
const NAME = { name: /要并入的学校名称/ };

it('says of a merged school where it is, and offers nothing for it', async () => {
  await openAsAdmin('/manage/schools', given());
  expect(await screen.findByText('已并入 博爱医学院')).toBeVisible();
  expect(screen.queryByRole('button', { name: /青山医学院/ })).toBeNull();
});

it('finds another school by name, never the same one', async () => {
  const { dialog } = await choosing(given(), '医学院');
  expect(await dialog.findByRole('button', { name: '选择博爱医学院' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: '选择仁心医学院' })).toBeNull();
});

it('says that no school is found', async () => {
  const { dialog } = await choosing(given(), '不存在');
  expect(await dialog.findByText('没有找到，请换个关键词')).toBeVisible();
});

it('waits for the preview', async () => {
  const service = given();
  service.hangs(schoolMergeCalls.preview);
  const { dialog } = await chosen(service);
  expect(dialog.getByText('加载中')).toBeInTheDocument();
  expect(dialog.queryByRole('button', CONFIRM)).toBeNull();
});

it('says that the preview failed, and asks again', async () => {
  const service = given();
  const message = '服务暂时不可用，请稍后重试';
  service.refuses(schoolMergeCalls.preview, { status: 503, flag: 503, message });
  const { user, dialog } = await chosen(service);
  expect(await dialog.findByText('合并预览加载失败')).toBeVisible();
  service.answers(schoolMergeCalls.preview, preview);
  await user.click(dialog.getByRole('button', { name: '重试' }));
  expect(await dialog.findByRole('button', CONFIRM)).toBeVisible();
});

it('says in words what would happen', async () => {
  const { dialog } = await chosen(given());
  const part = await dialog.findByRole('region', { name: '合并预览' });
  expect(part).toHaveTextContent('人员 631（其中 2 人两校都有，合为一人）');
  expect(part).toHaveTextContent('院系与专业 4（其中 1 项与目标学校的合为一项）');
  expect(part).not.toHaveTextContent('学期');
  expect(part).toHaveTextContent('3 处面向全校或某一年级的内容');
  expect(part).toHaveTextContent('2 条面向全校的定时通知改为草稿');
  expect(part).not.toHaveTextContent('场考试正在进行');
  expect(part).toHaveTextContent('院系与专业：口腔 → 口腔（仁心医学院）');
  expect(part).toHaveTextContent('另有 20 项，请下载完整清单');
});

it('says of an empty school that it just closes', async () => {
  const { dialog } = await chosen(given({ things: [], renames: none }));
  expect(await dialog.findByText('该校没有任何内容，合并后只会关闭。')).toBeVisible();
  expect(dialog.queryByRole('button', { name: '下载完整清单' })).toBeNull();
});

it('cannot go on while numbers clash, until they are looked at again', async () => {
  const service = given({ clashes });
  const { user, dialog } = await chosen(service);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '学号/工号 S7：李明（要并入的学校）、王芳（目标学校）',
  );
  expect(dialog.getByRole('button', { name: '下载完整清单' })).toBeVisible();
  expect(dialog.queryByRole('button', CONFIRM)).toBeNull();
  service.answers(schoolMergeCalls.preview, preview);
  await user.click(dialog.getByRole('button', { name: '重新统计' }));
  expect(await dialog.findByRole('button', CONFIRM)).toBeVisible();
});

it('merges once, however often the button is pressed, and says so', async () => {
  const service = given();
  const sent: object[] = [];
  service.answersWith(schoolMergeCalls.merge, (_, body) => {
    sent.push(body);
    return null;
  });
  const { user, dialog } = await chosen(service);
  const confirm = await dialog.findByRole('button', CONFIRM);
  await user.type(dialog.getByRole('textbox', NAME), '博爱医学院');
  await user.click(confirm);
  expect(dialog.getByText('与要并入的学校名称不一致')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', NAME));
  await user.type(dialog.getByRole('textbox', NAME), '仁心医学院');
  await user.dblClick(confirm);
  expect(await screen.findByText('“仁心医学院”已并入“博爱医学院”')).toBeVisible();
  const requestKey = expect.any(String) as string;
  expect(sent).toEqual([
    { id: 1, intoId: 2, name: '仁心医学院', fingerprint: 'as-it-was', requestKey },
  ]);
});

it('shows the figures anew where something has changed since, and keeps the typed name', async () => {
  const service = given();
  service.refuses(schoolMergeCalls.merge, {
    status: 409,
    flag: 409,
    message: '预览之后两校数据有变化',
    key: 'school.mergeChanged',
  });
  const { user, dialog } = await chosen(service);
  await user.type(await dialog.findByRole('textbox', NAME), '仁心医学院');
  const things = [{ thing: 'membership' as const, count: 632, joined: 2 }];
  service.answers(schoolMergeCalls.preview, { ...preview, things, fingerprint: 'as-it-is' });
  await user.click(dialog.getByRole('button', CONFIRM));
  expect(await dialog.findByText('预览之后数据有变化，已重新统计，请核对后再确认。')).toBeVisible();
  expect(await dialog.findByText(/人员 632/)).toBeVisible();
  expect(dialog.getByRole('textbox', NAME)).toHaveValue('仁心医学院');
  const sent: object[] = [];
  service.answersWith(schoolMergeCalls.merge, (_, body) => {
    sent.push(body);
    return null;
  });
  await user.click(dialog.getByRole('button', CONFIRM));
  expect(await screen.findByText('“仁心医学院”已并入“博爱医学院”')).toBeVisible();
  expect(sent).toMatchObject([{ fingerprint: 'as-it-is' }]);
});

it('asks before a typed name is given up', async () => {
  const { user, dialog } = await chosen(given());
  await user.type(await dialog.findByRole('textbox', NAME), '仁心');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /继续/ }));
  expect(dialog.getByRole('textbox', NAME)).toHaveValue('仁心');
});
