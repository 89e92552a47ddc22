import { type APIResponse, expect, type Page } from '@playwright/test';
import { demoPassword } from './login';

/** Signs in without the login page. */
export async function signIn(page: Page, phoneNum: string) {
  const answer = await page.request.post('/doctor-cheese/auth/v1/login/pp', {
    data: { loginPlatform: 1, expireTime: 86_400, phoneNum, password: demoPassword },
  });
  await keepToken(page, answer);
}

/** Registers a new user by a phone number that no other journey uses. */
export async function signInAnew(page: Page, mobile: string) {
  await page.request.get(`/doctor-cheese/auth/v1/sms/vc?p=${mobile}`);
  const inbox = await page.request.get(`/sandbox/api/sms?phone=${mobile}`);
  const { data } = (await inbox.json()) as { data: { code: string }[] };
  const answer = await page.request.post('/doctor-cheese/auth/v1/login/pn', {
    data: { loginPlatform: 1, expireTime: 86_400, mobile, code: data[0]?.code },
  });
  await keepToken(page, answer);
}

async function keepToken(page: Page, answer: APIResponse) {
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { token: string } };
  const url = new URL(answer.url()).origin;
  await page.context().addCookies([{ name: 'cheese-token', value: data.token, url }]);
}
