import { collectCalls } from '@cheese/domain/calls/learning/collect';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { fakeService } from '@cheese/api-client/testing/fakeService';
import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn, signOut } from '../../../features/questionBank/testing/openSignedIn';
import { renderPage } from '../../../testing/renderPage';

beforeAll(() => import('./MyCollectPage'));
afterEach(signOut);

const thing = (id: number, title: string, said: Partial<Collected> = {}): Collected => ({
  id,
  type: 1,
  productId: id,
  title,
  cover: '',
  catalogId: null,
  isGone: false,
  collectedAt: Date.parse('2026-11-20T08:00:00+08:00'),
  ...said,
});
const folders = [
  { id: 7, pid: null, name: '循环系统', count: 1 },
  { id: 8, pid: 7, name: '心脏', count: 0 },
];

function aService(list: Collected[] = [thing(1, '生理学'), thing(2, '心脏标本', { type: 2 })]) {
  const service = fakeService();
  service.answers(collectCalls.list, { list, total: list.length });
  service.answers(collectCalls.catalogs, folders);
  for (const call of ['move', 'remove', 'add', 'renameCatalog', 'removeCatalog'] as const) {
    service.answers(collectCalls[call], null);
  }
  return service;
}

const at = '/mycourse/mycollect';

it('lists what was kept, leads to it, and narrows by folder and type', async () => {
  const { user, at: address } = openSignedIn(at, aService());
  expect(await screen.findByRole('link', { name: '生理学' })).toHaveAttribute(
    'href',
    '/course/detail?courseId=1',
  );
  const tree = screen.getByRole('navigation', { name: '收藏夹' });
  await user.click(within(tree).getByRole('link', { name: /心脏/ }));
  expect(address()).toBe('/mycourse/mycollect?catalogId=8');
  expect(await screen.findByRole('region', { name: '心脏' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '数字标本');
  expect(address()).toBe('/mycourse/mycollect?catalogId=8&type=2');
});

it('moves several at once into a folder of the tree, by the keyboard too', async () => {
  const { user, sent } = openSignedIn(at, aService());
  await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await user.click(screen.getByRole('button', { name: '移动选中的 2 项' }));
  const dialog = await screen.findByRole('dialog', { name: '选择收藏夹' });
  within(dialog).getByRole('radio', { name: '不放入收藏夹' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(within(dialog).getByRole('radio', { name: '心脏' })).toBeChecked();
  await user.dblClick(within(dialog).getByRole('button', { name: '放到这里' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(collectCalls.move)).toEqual([{ ids: [1, 2], catalogId: 8 }]);
});

it('makes a folder on the way', async () => {
  const service = aService();
  service.answersWith(collectCalls.addCatalog, (_asks, body) => {
    const made = { id: 9, pid: null, count: 0, ...body };
    service.answers(collectCalls.catalogs, [...folders, made]);
    return made;
  });
  const { user, sent } = openSignedIn(at, service);
  await user.click(await screen.findByRole('button', { name: /移动.*生理学/ }));
  await user.click(await screen.findByRole('button', { name: '新建收藏夹' }));
  await user.type(await screen.findByRole('textbox', { name: /名称/ }), '期末{Enter}');
  await waitFor(() => expect(screen.getByRole('radio', { name: '期末' })).toBeChecked());
  await user.click(screen.getByRole('button', { name: '放到这里' }));
  await waitFor(() => expect(sent(collectCalls.move)).toEqual([{ ids: [1], catalogId: 9 }]));
});

it('takes back what was dropped, into the folder where it lay', async () => {
  const { user, sent } = openSignedIn(at, aService([thing(1, '生理学', { catalogId: 7 })]));
  await user.click(await screen.findByRole('button', { name: /取消收藏.*生理学/ }));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(sent(collectCalls.add)).toEqual([{ type: 1, productId: 1, catalogId: 7 }]),
  );
});

it('drops several at once, and takes them back together', async () => {
  const service = aService([thing(1, '生理学', { catalogId: 7 }), thing(2, '解剖学')]);
  service.answers(collectCalls.removeMany, 2);
  service.answers(collectCalls.addMany, 2);
  const { user, sent } = openSignedIn(at, service);
  await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await user.click(screen.getByRole('button', { name: '取消收藏选中的 2 项' }));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(sent(collectCalls.removeMany)).toEqual([{ ids: [1, 2] }]);
  await waitFor(() => expect(sent(collectCalls.addMany)).toHaveLength(1));
  expect(sent(collectCalls.addMany)).toMatchObject([{ things: [{ catalogId: 7 }, {}] }]);
});

it('moves a folder into another, and never into itself', async () => {
  const service = aService();
  service.answers(collectCalls.moveCatalog, null);
  const { user, sent } = openSignedIn(`${at}?catalogId=8`, service);
  await user.click(await screen.findByRole('button', { name: '移动收藏夹' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择收藏夹' }));
  await user.click(await dialog.findByRole('radio', { name: '最上层' }));
  expect(dialog.queryByRole('radio', { name: '心脏' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: '放到这里' }));
  await waitFor(() => expect(sent(collectCalls.moveCatalog)).toEqual([{ id: 8 }]));
});

it('says what becomes of a folder’s content before it goes, and leads one up', async () => {
  const { user, at: address, service } = openSignedIn(`${at}?catalogId=8`, aService());
  await user.click(await screen.findByRole('button', { name: '删除收藏夹' }));
  expect(await screen.findByText(/会移到上一层，不会丢失/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(address()).toBe('/mycourse/mycollect?catalogId=7'));
  expect(service.asked.some((one) => one.includes('catalog/delete'))).toBe(true);
});

it('names what is gone and leads nowhere', async () => {
  openSignedIn(at, aService([thing(1, '生理学', { isGone: true })]));
  expect(await screen.findByText('已下架或暂无权限')).toBeVisible();
  expect(screen.queryByRole('link', { name: '生理学' })).toBeNull();
});

it.each([
  ['', '还没有收藏'],
  ['?catalogId=7', '这个收藏夹里还没有内容'],
  ['?keyword=脑', '没有找到相关的收藏'],
])('says why nothing is there: %s', async (query, words) => {
  openSignedIn(at + query, aService([]));
  expect(await screen.findByText(words)).toBeVisible();
});

it('asks a visitor to sign in', async () => {
  renderPage(at, fakeService());
  expect(await screen.findByRole('dialog', { name: '系统检测到您未登录' })).toBeVisible();
});
