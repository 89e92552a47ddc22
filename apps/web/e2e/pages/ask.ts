import { expect, type Page } from '@playwright/test';

/** Calls the API as the user signed in on this page. */
export async function ask<T>(
  page: Page,
  method: 'get' | 'post' | 'put',
  path: string,
  asked?: object,
  as: 'data' | 'multipart' = 'data',
) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'cheese-token');
  const headers = { authorization: `Bearer ${token?.value ?? ''}` };
  const said = { headers, ...(asked && { [as]: asked }) };
  const answer = await page.request[method](`/doctor-cheese/${path}`, said);
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}
