import { expect, type Page } from '@playwright/test';

interface Account {
  phone: string;
  password: string;
}

/** Signs somebody in without the login page, for screens that only they see. */
export async function signIn(page: Page, { phone: phoneNum, password }: Account) {
  const answer = await page.request.post('/doctor-cheese-smreds/auth/v1/login/pp', {
    data: { loginPlatform: 1, expireTime: 86_400, phoneNum, password },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { token: string } };
  const url = new URL(answer.url()).origin;
  await page.context().addCookies([{ name: 'smreds-token', value: data.token, url }]);
}
