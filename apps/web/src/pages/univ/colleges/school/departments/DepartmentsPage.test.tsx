import { fakeService } from '@cheese/api-client/testing/fakeService';
import { departmentCalls } from '@cheese/domain/calls/school/department';
import { schoolRoleCalls } from '@cheese/domain/calls/school/schoolRole';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsSchool, someDepartments } from '../testing/openAsSchool';

const address = '/univ/colleges/school/departments';
const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);

it('shows the tree with people of all below, and walks it by arrows', async () => {
  const { user } = await openAsSchool(address, fakeService());
  const first = await screen.findByRole('treeitem', { name: /基础医学院/ });
  expect(names()).toEqual(['基础医学院5 人', '解剖学3 人', '护理学院0 人']);
  act(() => first.focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('treeitem', { name: /解剖学/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names()).toEqual(['基础医学院5 人', '护理学院0 人']);
  await user.keyboard('{End}{Enter}');
  expect(await screen.findByRole('heading', { name: '护理学院' })).toBeVisible();
});

it('moves a department with Alt and an arrow, and puts it back', async () => {
  const service = fakeService();
  const moved: object[] = [];
  service.answersWith(departmentCalls.move, (_, asked) => {
    moved.push(asked);
    return null;
  });
  const { user } = await openAsSchool(address, service);
  const last = await screen.findByRole('treeitem', { name: /护理学院/ });
  fireEvent.keyDown(last, { key: 'ArrowUp', altKey: true });
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(moved).toEqual([
      { id: 3, parentId: null, beforeId: 1 },
      { id: 3, parentId: null, beforeId: null },
    ]),
  );
});

it('moves one by dragging it into another', async () => {
  const service = fakeService();
  const moved: object[] = [];
  service.answersWith(departmentCalls.move, (_, asked) => {
    moved.push(asked);
    return null;
  });
  await openAsSchool(address, service);
  const last = await screen.findByRole('treeitem', { name: /护理学院/ });
  const first = screen.getByRole('treeitem', { name: /基础医学院/ });
  const dataTransfer = { setData: () => undefined };
  first.getBoundingClientRect = () => ({ top: 0, height: 40 }) as DOMRect;
  fireEvent.dragStart(last, { dataTransfer });
  const over = new MouseEvent('dragover', { bubbles: true, cancelable: true, clientY: 20 });
  fireEvent(first, over);
  fireEvent.drop(first, { dataTransfer });
  await waitFor(() => expect(moved).toEqual([{ id: 3, parentId: 1, beforeId: null }]));
});

it('searches within the tree', async () => {
  const { user } = await openAsSchool(address, fakeService());
  await user.type(await screen.findByRole('searchbox', { name: '搜索院系或专业' }), '解剖');
  expect(names()).toEqual(['基础医学院5 人', '解剖学3 人']);
  await user.type(screen.getByRole('searchbox'), '没有');
  expect(await screen.findByText('没有找到这个名称的院系或专业')).toBeVisible();
});

it('says what a merge brings over before it is done', async () => {
  const service = fakeService();
  const merged: object[] = [];
  service.answersWith(departmentCalls.merge, (_, asked) => {
    merged.push(asked);
    return null;
  });
  const { user } = await openAsSchool(`${address}?id=2`, service);
  await user.click(await screen.findByRole('button', { name: '合并到…' }));
  const dialog = await screen.findByRole('dialog', { name: '合并「解剖学」' });
  await user.click(within(dialog).getByRole('button', { name: '合并' }));
  expect(within(dialog).getAllByText('请选择合并到哪个院系')).toHaveLength(2);
  await user.selectOptions(within(dialog).getByRole('combobox'), '护理学院');
  expect(within(dialog).getByText('3 名在校人员，以及已离校人员的记录')).toBeVisible();
  expect(within(dialog).getByText('1 个行政班')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: '合并' }));
  await waitFor(() => expect(merged).toEqual([{ id: 2, intoId: 3 }]));
});

it('shows a new one as soon as it is there', async () => {
  const service = fakeService();
  const { user, router } = await openAsSchool(`${address}?id=3`, service);
  service.answersWith(departmentCalls.add, (_, asked) => {
    service.answers(departmentCalls.tree, [
      ...someDepartments,
      { id: 4, people: 0, classes: 0, ...asked },
    ]);
    return { id: 4 };
  });
  await user.click(await screen.findByRole('button', { name: '新增下级' }));
  await user.type(await screen.findByRole('textbox', { name: /名称/ }), '助产学');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('heading', { name: '助产学' })).toBeVisible();
  expect(router.state.location.search).toBe('?id=4');
});

it('removes an empty one alone, and says why another stays', async () => {
  const { user, router } = await openAsSchool(`${address}?id=1`, fakeService());
  const button = await screen.findByRole('button', { name: '删除' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/有 1 个下级，不能删除/);
  await user.click(screen.getByRole('treeitem', { name: /护理学院/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?id=3'));
  expect(screen.getByRole('button', { name: '删除' })).toBeEnabled();
});

it('keeps what was typed where somebody else was faster', async () => {
  const service = fakeService();
  const { user } = await openAsSchool(`${address}?id=3`, service);
  await user.click(await screen.findByRole('button', { name: '修改' }));
  const field = await screen.findByRole('textbox', { name: /名称/ });
  await user.clear(field);
  await user.type(field, '护理系');
  service.refuses(departmentCalls.edit, { status: 409, flag: 409, message: '院系已被他人修改' });
  const renamed = someDepartments.map((one) => (one.id === 3 ? { ...one, name: '护理部' } : one));
  service.answers(departmentCalls.tree, renamed);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/此院系已被他人改名为「护理部」/)).toBeVisible();
  expect(field).toHaveValue('护理系');
});

it('leads an empty school to its first department', async () => {
  const service = fakeService();
  const { user } = await openAsSchool(address, service);
  service.answers(departmentCalls.tree, []);
  service.answers(departmentCalls.remove, null);
  await user.click(await screen.findByRole('treeitem', { name: /护理学院/ }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('还没有院系')).toBeVisible();
});

it('is read only for heads, and no page without the right', async () => {
  const service = fakeService();
  service.answers(schoolRoleCalls.mine, [{ right: 'viewPeople', isWhole: false }]);
  await openAsSchool(`${address}?id=3`, service, 2);
  expect(await screen.findByRole('heading', { name: '护理学院' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '修改' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新增院系或专业' })).toBeNull();
});

it('does not exist for who has no right in the school', async () => {
  const service = fakeService();
  service.answers(schoolRoleCalls.mine, []);
  await openAsSchool(address, service, 2);
  expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  expect(service.asked.join()).not.toContain(departmentCalls.tree.path);
});
