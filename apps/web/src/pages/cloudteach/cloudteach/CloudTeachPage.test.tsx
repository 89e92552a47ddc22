import { fakeService } from '@cheese/api-client/testing/fakeService';
import { cloudTeachCalls } from '@cheese/domain/calls/learning/cloudTeach';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';

/** Preloads the page: compiling it would exceed the timeout of the first test. */
beforeAll(() => import('./CloudTeachPage'));

const address = '/cloudteach/cloudteach';

async function filledIn() {
  const service = fakeService();
  const asked: unknown[] = [];
  service.context.http.interceptors.request.use((config) => {
    if (config.method?.toLowerCase() === 'post') asked.push(config.data);
    return config;
  });
  const page = renderPage(address, service);
  const { user } = page;
  await user.type(await screen.findByLabelText(/姓名/), '李明');
  await user.type(screen.getByLabelText(/院校或单位/), '福建医科大学');
  await user.type(screen.getByLabelText(/职务/), '教研室主任');
  await user.type(screen.getByLabelText(/手机号/), '13800000002');
  await user.type(screen.getByLabelText(/验证码/), '123456');
  const send = () => user.click(screen.getByRole('button', { name: '提交申请' }));
  return { ...page, service, asked, send };
}

it('sends what was filled in, and says that it was sent', async () => {
  const { service, asked, send } = await filledIn();
  service.answers(cloudTeachCalls.apply, { id: 1 });
  await send();
  expect(await screen.findByText('申请已提交')).toBeVisible();
  expect(asked).toMatchObject([{ name: '李明', phone: '13800000002', code: '123456' }]);
});

it('keeps what was filled in where the code is wrong, and says so at its field', async () => {
  const { service, send } = await filledIn();
  const refusal = { status: 400, flag: 400, message: '验证码错误', field: 'code' };
  service.refuses(cloudTeachCalls.apply, refusal);
  await send();
  await waitFor(() => expect(screen.getByLabelText(/验证码/)).toHaveFocus());
  expect(screen.getByLabelText(/院校或单位/)).toHaveValue('福建医科大学');
});
