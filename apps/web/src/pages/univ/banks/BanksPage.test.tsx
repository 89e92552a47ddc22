import { fakeService } from '@cheese/api-client/testing/fakeService';
import { bankManageCalls } from '@cheese/domain/calls/exam/bankManage';
import { screen, waitFor } from '@testing-library/react';
import { openAsTeacher } from '../../../testing/openAsTeacher';
import { aBank } from './testing/aBank';

it('lists banks with what each holds, and makes one however often it is clicked', async () => {
  const service = fakeService();
  service.answers(bankManageCalls.list, { list: [aBank()], total: 1 });
  const made: unknown[] = [];
  service.answersWith(bankManageCalls.create, (_, asked) => {
    made.push(asked);
    return { id: 2 };
  });
  const { user } = await openAsTeacher('/univ/banks', service);
  expect(await screen.findByRole('link', { name: '内科学题库' })).toHaveAttribute(
    'href',
    '/univ/banks/detail?bankId=1',
  );
  await user.click(screen.getByRole('button', { name: '新建题库' }));
  await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '外科学题库');
  await user.dblClick(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]).toMatchObject({ name: '外科学题库', isShared: true });
});

it('offers nothing to change of what is not one’s own', async () => {
  const service = fakeService();
  const platform = aBank({ isPlatform: true, mayGovern: false, mayEdit: false });
  service.answers(bankManageCalls.list, { list: [platform], total: 1 });
  await openAsTeacher('/univ/banks?shelf=platform', service);
  expect(await screen.findByRole('link', { name: '内科学题库' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '归档：内科学题库' })).toBeNull();
});

it('names the shelf that is shown: the own ones are not all', async () => {
  const service = fakeService();
  service.answers(bankManageCalls.list, { list: [aBank()], total: 1 });
  await openAsTeacher('/univ/banks', service);
  expect(await screen.findByRole('link', { name: '本校题库' })).toHaveAttribute('aria-current');
  expect(screen.queryByText('全部归属')).toBeNull();
  expect(screen.getByRole('link', { name: '已归档' })).toHaveAttribute(
    'href',
    '/univ/banks?shelf=archived',
  );
});
