import { fakeService } from '@cheese/api-client/testing/fakeService';
import { privacyCalls } from '@cheese/domain/calls/people/privacy';
import { screen, within } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';

it('changes the days within what is allowed, and asks before Esc loses what was typed', async () => {
  const service = fakeService();
  service.answers(privacyCalls.retention, [{ kind: 'sessions', days: 180 }]);
  const sent: object[] = [];
  service.answersWith(privacyCalls.setRetention, (_, body) => {
    sent.push(body);
    return null;
  });
  const { user } = await openAsTeacher('/manage/retention', service, true);
  await user.click(await screen.findByRole('button', { name: /^修改/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const days = dialog.getByRole('textbox', { name: /保存天数/ });
  for (const wrong of ['1.5', '']) {
    await user.clear(days);
    if (wrong) await user.type(days, wrong);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(days).toBeInvalid();
  }
  expect(sent).toEqual([]);
  await user.type(days, '200');
  await user.keyboard('{Escape}');
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: '继续编辑' }));
  expect(days).toHaveValue('200');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('保存期限已修改')).toBeVisible();
  expect(sent).toEqual([{ kind: 'sessions', days: 200 }]);
});
