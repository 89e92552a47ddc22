import { fakeService } from '@cheese/api-client/testing/fakeService';
import { teachingClassCalls } from '@cheese/domain/calls/school/teachingClass';
import { screen } from '@testing-library/react';
import { openAsTeacher } from '../../../../../../testing/openAsTeacher';

it('takes the code of its address, and says what was joined', async () => {
  const service = fakeService();
  let asked: unknown;
  service.answersWith(teachingClassCalls.join, (_, body) => {
    asked = body;
    return { name: '甲班', courseName: '生理学', isNew: true };
  });
  const { user } = await openAsTeacher(
    '/univ/colleges/school/teaching/join?code=ABCDE23456',
    service,
  );
  expect(await screen.findByRole('textbox')).toHaveValue('ABCDE23456');
  await user.click(screen.getByRole('button', { name: '加入' }));
  expect(await screen.findByText('已加入「生理学 · 甲班」。')).toBeVisible();
  expect(asked).toEqual({ code: 'ABCDE23456' });
});
