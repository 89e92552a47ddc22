import { withoutCanvas } from '@cheese/slider-captcha/testing/withoutCanvas';
import { authCalls } from '@cheese/domain/calls/people/auth';
import { screen } from '@testing-library/react';
import { openLogin } from './testing/openLogin';

beforeEach(() => {
  withoutCanvas();
  // Puts the gap at its leftmost position, 70 pixels.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

it('the real puzzle, solved by keyboard, stands solved for a moment and then signs in', async () => {
  const { user, fill, press, agree, sent } = await openLogin();
  await fill('手机号', '13800138000');
  await fill('验证码', '123456');
  await agree();
  await press('登录/注册');
  expect(await screen.findByRole('dialog', { name: '请完成安全验证' })).toBeVisible();
  const slider = await screen.findByRole('slider', { name: '拼图滑块' });
  await screen.findByText('向右拖动滑块完成拼图');
  slider.focus();
  await user.keyboard(`${'{ArrowRight}'.repeat(70)}{Enter}`);
  expect(await screen.findByText('验证通过')).toBeVisible();
  expect(sent(authCalls.loginByCode.path)).toEqual([]);
  expect(await screen.findByText('登录成功！')).toBeVisible();
});
