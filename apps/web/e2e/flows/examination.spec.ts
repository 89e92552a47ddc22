import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { signInAnew } from '../pages/people/signIn';

const LEARNER = '13811150001';
const EXAM = '基础护理学期末模拟考试';

test('an exam is written by keyboard, without a network, over a closed tab, and marked', async ({
  page,
  context,
}) => {
  await signInAnew(page, LEARNER);
  const id = await examId(page, EXAM);
  await page.goto(`/testingCenter/examination?examId=${id}`);
  await page.getByRole('button', { name: '进入考试' }).click();
  await expect(page.getByText('第 1 / 32 题')).toBeVisible();

  await page.keyboard.press('b');
  await expect(page.getByText('已保存')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('第 2 / 32 题')).toBeVisible();

  await context.setOffline(true);
  await page.keyboard.press('c');
  await expect(page.getByText('离线：已存于本机')).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/testingCenter/examination?examId=${id}`);
  await expect(again.getByText('已保存')).toBeVisible();
  await expect(again.getByRole('radio').nth(1)).toBeVisible();
  const saved = await again.request.get(`/doctor-cheese/exam/v1/test-paper?examId=${id}`, {
    headers: await bearer(context),
  });
  const { data } = (await saved.json()) as {
    data: { sections: { questions: { given: string[] }[] }[] };
  };
  const given = data.sections.flatMap(({ questions }) => questions.map((one) => one.given[0]));
  expect(given.slice(0, 3)).toEqual(['B', 'C', undefined]);

  await again.getByRole('button', { name: '交卷' }).first().click();
  await again.getByRole('button', { name: '确认交卷' }).click();
  await expect(again.getByRole('heading', { name: '考试结果' })).toBeVisible();
  await again.getByRole('link', { name: '查看试卷与解析' }).click();
  await expect(again.getByText('正确答案').first()).toBeVisible();
});

test('what was answered last is with the server, though the page was left at once', async ({
  page,
  context,
}) => {
  await signInAnew(page, '13811150002');
  const id = await examId(page, EXAM);
  await page.goto(`/testingCenter/examination?examId=${id}`);
  await page.getByRole('button', { name: '进入考试' }).click();
  await expect(page.getByText('第 1 / 32 题')).toBeVisible();
  await page.keyboard.press('c');
  await page.goto('about:blank');
  const headers = await bearer(context);
  const given = async () => {
    const paper = await context.request.get(`/doctor-cheese/exam/v1/test-paper?examId=${id}`, {
      headers,
    });
    const { data } = (await paper.json()) as {
      data: { sections: { questions: { given: string[] }[] }[] };
    };
    return data.sections[0]?.questions[0]?.given;
  };
  await expect.poll(given).toEqual(['C']);
});

async function bearer(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === 'cheese-token');
  return { authorization: `Bearer ${token?.value ?? ''}` };
}

async function examId(page: Page, title: string) {
  const answer = await page.request.get('/doctor-cheese/exam/v1/list', {
    headers: await bearer(page.context()),
  });
  const { data } = (await answer.json()) as { data: { list: { id: number; title: string }[] } };
  return data.list.find((one) => one.title === title)?.id;
}
