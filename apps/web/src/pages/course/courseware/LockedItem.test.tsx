import { courseCalls } from '@cheese/domain/calls/learning/course';
import { screen } from '@testing-library/react';
import { aCourse as aSoldCourse, aSold } from '../../../features/course/testing/aCourse';
import { aCourse, open } from './testing/aReader';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

it.each([
  [3 as const, 39_000, '这门课程会员免费：开通会员，或单独购买课程后，全部章节都可以学习。', true],
  [2 as const, 59_000, '这门课程不在会员免费的范围内，单独购买后，全部章节都可以学习。', false],
  [
    2 as const,
    39_000,
    '这门课程不在会员免费的范围内，会员购买享会员价，购买后全部章节都可以学习。',
    false,
  ],
])('says of a locked item what opens it: %s, %s', async (charge, vipPrice, words, joins) => {
  const service = aCourse();
  const offer = { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice };
  const commodity = aSold({ charge, offer });
  service.answers(courseCalls.detail, aSoldCourse({ id: 3, commodity }));
  await open(service, 'courseId=3&itemId=3');
  expect(await screen.findByText(words)).toBeVisible();
  const pane = screen.queryAllByRole('link', { name: '开通会员' });
  expect(pane).toHaveLength(joins ? 1 : 0);
});
