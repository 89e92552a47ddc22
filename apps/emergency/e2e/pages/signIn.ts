import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Account {
  phone: string;
  password: string;
}

/** Signs in through the API. */
export async function enter(request: APIRequestContext, { phone: phoneNum, password }: Account) {
  const answer = await request.post('/doctor-cheese-smreds/auth/v1/login/pp', {
    data: { loginPlatform: 1, expireTime: 86_400, phoneNum, password },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { token: string } };
  return { token: data.token, url: new URL(answer.url()).origin };
}

/** Signs in without the login page. */
export async function signIn(page: Page, account: Account) {
  const { token, url } = await enter(page.request, account);
  await page.context().addCookies([{ name: 'smreds-token', value: token, url }]);
}
