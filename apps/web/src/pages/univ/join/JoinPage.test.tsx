import { fakeService } from '@cheese/api-client/testing/fakeService';
import { audienceCalls } from '@cheese/domain/calls/school/audience';
import { screen } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

it('takes the code of its address, and leads on', async () => {
  const service = fakeService();
  service.answers(audienceCalls.join, { schoolName: '仁心医学院', isNew: true });
  const { user } = await openAsTeacher('/univ/join?code=ABCDE23456', service);
  expect(await screen.findByRole('textbox')).toHaveValue('ABCDE23456');
  await user.click(screen.getByRole('button', { name: '加入' }));
  expect(await screen.findByText(/已加入「仁心医学院」的安排/)).toBeVisible();
  expect(screen.getByRole('link', { name: '前往考试中心' })).toBeVisible();
});
