import { fakeService } from '@cheese/api-client/testing/fakeService';
import { courseOfferManageCalls } from '@cheese/domain/calls/learning/courseOfferManage';
import type { OfferedCourse } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { screen, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const offer: OfferedCourse = {
  id: 1,
  courseId: 3,
  name: '心电图判读',
  organisation: '同和医学院',
  by: '陈老师',
  charge: 2,
  price: 39_900,
  note: '省级精品课',
  askedAt: 0,
  state: 'waiting',
  reason: null,
  decidedAt: null,
  copy: { courseId: 9, edition: 4 },
  renews: null,
};
const past: OfferedCourse = {
  ...offer,
  id: 2,
  name: '胸腔穿刺',
  state: 'declined',
  reason: '请补充教师介绍',
  copy: null,
};

function given() {
  const service = fakeService();
  service.answers(courseOfferManageCalls.list, { list: [offer, past], total: 2 });
  return service;
}

it('shows what waits, leads to its copy, and why others were declined', async () => {
  await openAsAdmin('/manage/offers', given());
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/同和医学院 · 陈老师付费 39.90省级精品课/);
  const link = within(first as HTMLElement).getByRole('link', { name: '心电图判读' });
  expect(link).toHaveAttribute('href', expect.stringContaining('courseId=9'));
  expect(second).toHaveTextContent('已驳回：请补充教师介绍');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
});

it('sells at prices that go together', async () => {
  const service = given();
  service.answers(courseOfferManageCalls.approve, { courseId: 9 });
  const { user } = await openAsAdmin('/manage/offers', service);
  await user.click(await screen.findByRole('button', { name: '通过：心电图判读' }));
  const dialog = within(await screen.findByRole('dialog'));
  const vip = dialog.getByLabelText(/^会员价/);
  await user.clear(vip);
  await user.type(vip, '50');
  await user.click(dialog.getByRole('button', { name: '通过并上架' }));
  expect(dialog.getByText(/会员价不高于售价/)).toBeVisible();
  await user.clear(vip);
  await user.type(vip, '19.9');
  await user.click(dialog.getByRole('button', { name: '通过并上架' }));
  expect(await screen.findByText('课程已上架')).toBeVisible();
});

it('declines with a reason alone', async () => {
  const service = given();
  service.answers(courseOfferManageCalls.decline, null);
  const { user } = await openAsAdmin('/manage/offers', service);
  await user.click(await screen.findByRole('button', { name: '驳回：心电图判读' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '驳回' }));
  expect(dialog.getByText('请填写驳回原因')).toBeVisible();
  await user.type(dialog.getByLabelText(/^驳回原因/), '请补充教师介绍');
  await user.click(dialog.getByRole('button', { name: '驳回' }));
  expect(await screen.findByText('申请已驳回')).toBeVisible();
});

it('shows what a second offer changes of the course on sale, and renews that one', async () => {
  const service = fakeService();
  const again = { ...offer, renews: 8 };
  service.answers(courseOfferManageCalls.list, { list: [again], total: 1 });
  const html = { part: 'html', before: '旧的一段', now: '新的一段' };
  const list = [
    { how: 'changed', what: 'sheet', name: '心电图判读', differences: [html] },
    { how: 'added', what: 'item', name: '房颤的识别', differences: [] },
  ];
  service.answers(courseOfferManageCalls.changes, {
    edition: 4,
    sold: { charge: 2, price: 29_900 },
    list,
  });
  const asked: unknown[] = [];
  service.answersWith(courseOfferManageCalls.renew, (_, body) => {
    asked.push(body);
    return { courseId: 8 };
  });
  const { user } = await openAsAdmin('/manage/offers', service);
  expect(await screen.findByText('在售课程有改动，待审核')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '查看改动：心电图判读' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('新增课件')).toBeVisible();
  const sides = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sides).toEqual(['付费 29.90', '付费 39.90', '旧的一段', '新的一段']);
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '价格 · 在售',
    '价格 · 申请（更新时不变）',
    '正文 · 在售',
    '正文 · 更新后',
  ]);
  await user.dblClick(dialog.getByRole('button', { name: '更新在售课程' }));
  expect(await screen.findByText('在售课程已更新')).toBeVisible();
  expect(asked).toEqual([{ id: 1, edition: 4 }]);
});
