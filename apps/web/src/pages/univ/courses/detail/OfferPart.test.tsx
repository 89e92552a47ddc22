import { courseOfferCalls as calls } from '@cheese/domain/calls/learning/courseOffer';
import type { CourseOffer } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourse, bodiesOf, seenCourse } from '../testing/madeCourse';

const declined: CourseOffer = {
  id: 5,
  courseId: 1,
  charge: 2,
  price: 39_900,
  note: '',
  askedAt: 0,
  state: 'declined',
  reason: '请补充教师介绍',
  decidedAt: 0,
};

it('asks the platform to sell the course, once a price stands there', async () => {
  const { service, user } = await seenCourse();
  const bodies = bodiesOf(service, calls.make, { id: 1 });
  await user.click(await screen.findByRole('button', { name: '申请上架到平台' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(dialog.getByText(/请填写大于 0/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^期望售价/), '39.9');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('申请已提交，审核结果会通知您')).toBeVisible();
  expect(bodies).toEqual([{ courseId: 1, edition: 3, charge: 2, price: 39_900, note: '' }]);
});

it('says why it was declined, and takes back what waits', async () => {
  const { service, user } = await seenCourse(aCourse(), '', [declined]);
  expect(await screen.findByText('原因：请补充教师介绍')).toBeVisible();
  service.answers(calls.list, [{ ...declined, state: 'waiting', reason: null }]);
  const bodies = bodiesOf(service, calls.recall, null);
  bodiesOf(service, calls.make, { id: 1 });
  await user.click(screen.getByRole('button', { name: '申请上架到平台' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('收费方式'), '免费');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  await user.click(await screen.findByRole('button', { name: '撤回申请' }));
  await waitFor(() => expect(bodies).toEqual([{ id: 5 }]));
});
