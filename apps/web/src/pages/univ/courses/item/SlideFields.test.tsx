import { courseMakingCalls as calls } from '@cheese/domain/calls/learning/courseMaking';
import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { slideFolderCalls } from '@cheese/domain/calls/slides/slideFolder';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import { slideMakingCalls } from '@cheese/domain/calls/slides/slideMaking';
import { screen, waitFor, within } from '@testing-library/react';
import { aLibrary, aSlide } from '../../../../features/slide/testing/aSlide';
import { aCommodity } from '../../../../testing/aCommodity';
import { anItemDetail, bodiesOf, seenItem } from '../testing/madeCourse';

const chosen = (...slideIds: number[]) => ({ type: 32 as const, slideIds });
const ofSlides = anItemDetail({
  type: 32,
  content: chosen(7, 8),
  fault: '有 1 张切片已移除或不能使用，请更换',
  slides: [
    { id: 7, title: '肺', thumbnail: 'slide/7.webp', isGone: false },
    { id: 8, title: '', thumbnail: '', isGone: true },
  ],
});
const own = ['肺', '肝', '肾'].map((title, nth) => ({ ...aSlide({ id: 7 + nth * 10, title }) }));
const folder = { id: 3, parentId: null, place: 0, name: '消化', slideCount: 1 };

async function seen(item = ofSlides) {
  const page = await seenItem(item);
  const { service } = page;
  service.answers(slideFolderCalls.list, { folders: [folder], loose: 2 });
  service.answersWith(slideMakingCalls.list, ({ keyword, folderId }) => {
    const list = own.filter(
      ({ title }) => (!keyword || title === keyword) && (!folderId || title === '肝'),
    );
    return { list, total: list.length };
  });
  service.answers(slideLibraryCalls.list, { list: [aLibrary()], total: 1 });
  service.answers(slideCalls.list, { list: [aSlide({ id: 50, title: '胰腺' })], total: 1 });
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  return { ...page, bodies };
}

const picker = async () => within(await screen.findByRole('dialog', { name: '选择切片' }));

it('chooses slides of the school and of the platform, in an order', async () => {
  const { user, service, bodies } = await seen();
  expect(await screen.findByText('已移除或不能使用的切片')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '取出「已移除或不能使用的切片」' }));
  await user.click(screen.getByRole('button', { name: '选择切片' }));
  const dialog = await picker();
  const taken = await dialog.findByRole('button', { name: '肺 · 已选入' });
  expect(taken).toHaveAttribute('aria-disabled', 'true');
  await user.click(taken);
  await user.click(dialog.getByRole('button', { name: '肾' }));
  await user.selectOptions(dialog.getByLabelText('文件夹'), '消化');
  await waitFor(() => expect(dialog.queryByRole('button', { name: '肾' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: '肝', pressed: false }));
  await user.click(dialog.getByRole('tab', { name: '平台切片' }));
  await user.click(await dialog.findByRole('button', { name: '胰腺' }));
  expect(dialog.getByText('已选 3 张')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '加入' }));
  expect(await screen.findByText('共 4 张')).toBeVisible();
  const up = screen.getByRole('button', { name: '上移「胰腺」' });
  await user.click(up);
  expect(up).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(up).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(bodies).toMatchObject([{ content: chosen(50, 7, 27, 17) }]));
  expect(service.asked.some((address) => address.includes('folderId=3'))).toBe(true);
});

it('finds by words, and takes back what was chosen', async () => {
  const { user } = await seen();
  await user.click(await screen.findByRole('button', { name: '选择切片' }));
  const dialog = await picker();
  await user.type(await dialog.findByLabelText('搜索名称或器官'), '肾');
  await waitFor(() => expect(dialog.queryByRole('button', { name: '肝' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: '肾', pressed: false }));
  await user.click(dialog.getByRole('button', { name: '肾', pressed: true }));
  expect(dialog.getByText('已选 0 张')).toBeVisible();
  await user.type(dialog.getByLabelText('搜索名称或器官'), '上腺');
  expect(await dialog.findByText('没有找到切片')).toBeVisible();
});

it('offers a course of the platform what the platform offers, and nothing of a school', async () => {
  const { user, service } = await seen(
    anItemDetail({ type: 32, content: chosen(), isPlatform: true }),
  );
  expect(await screen.findByText('还没有选择切片')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '选择切片' }));
  const dialog = await picker();
  expect(await dialog.findByRole('button', { name: '胰腺' })).toBeVisible();
  expect(dialog.queryByRole('tab')).toBeNull();
  expect(service.asked.some((address) => address.includes('slide-library/v1/make'))).toBe(false);
});

it('chooses specimens by picture and name, also of a subject', async () => {
  const gone = { id: 9, title: '', thumbnail: '', isGone: true };
  const page = await seenItem(
    anItemDetail({ type: 48, content: { type: 48, specimenIds: [9] }, opens: [gone] }),
  );
  const { user, service } = page;
  const option = { id: 5, name: '人体解剖学' };
  service.answers(commodityCalls.classify, [{ id: 1, name: '学科', options: [option] }]);
  service.answers(commodityCalls.list, {
    list: [aCommodity({ productId: 3, title: '心脏标本' })],
    total: 1,
  });
  const bodies = bodiesOf(service, calls.saveItem, { edition: 2, fault: null });
  await user.click(await screen.findByRole('button', { name: '取出「已移除的标本」' }));
  await user.click(screen.getByRole('button', { name: '选择标本' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择标本' }));
  await user.click(await dialog.findByRole('button', { name: '心脏标本' }));
  await user.selectOptions(dialog.getByLabelText('学科'), '人体解剖学');
  await waitFor(() =>
    expect(service.asked.some((address) => address.includes('classifyId=5'))).toBe(true),
  );
  await user.click(dialog.getByRole('button', { name: '加入' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(bodies).toMatchObject([{ content: { type: 48, specimenIds: [3] } }]));
});
