import { expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { newsArticle } from '../pages/newsArticle';
import { newsList } from '../pages/newsList';

test('a visitor reads the news from home to the last page and back', async ({ page }) => {
  const list = newsList(page);
  const article = newsArticle(page);
  await page.goto('/');
  // The foot of a page that is still growing is no place to scroll to.
  for (const name of ['热门课程', '最新资讯'])
    await page.getByRole('region', { name }).scrollIntoViewIfNeeded();
  await page
    .getByRole('region', { name: '最新资讯' })
    .getByRole('link', { name: '查看全部' })
    .click();
  await expect(page).toHaveURL('/realTimeInfo');
  await expect(list.rows).toHaveCount(10);

  // A list shows what it showed before until its next answer is there.
  const before = await list.headline(4).innerText();
  await list.toPage(2).click();
  await expect(page).toHaveURL('/realTimeInfo?page=2');
  await expect(list.headline(4)).not.toHaveText(before);
  const title = await list.headline(4).innerText();
  await list.headline(4).click();
  await expect(article.title).toHaveText(title);
  await expect(page).toHaveTitle(`${title} - AI数字医学虚拟仿真课程平台`);

  await article.neighbours.last().click();
  await expect(article.title).not.toHaveText(title);
  await article.neighbours.first().click();
  await expect(article.title).toHaveText(title);

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/realTimeInfo?page=2');
  await expect(list.headline(4)).toHaveText(title);
});

test('a category keeps to itself and can be shared by its address', async ({ page, context }) => {
  const list = newsList(page);
  await list.open();
  await list.category('急救科普').click();
  await expect(page).toHaveURL('/realTimeInfo?category=5');
  await expect(list.category('急救科普')).toHaveAttribute('aria-current', 'page');

  const shared = newsList(await context.newPage());
  await shared.open('?category=5');
  await expect(list.headline(0)).toHaveText(await shared.headline(0).innerText());
});

test('an article that is not there is a 404 face, not a crash', async ({ page }) => {
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await newsArticle(page).open(4040404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/no/such/page');
  await expect(page.getByText('您访问的页面不存在')).toBeVisible();
  expect(crashes).toEqual([]);
});

test('a hostile article runs nothing', async ({ page }) => {
  const html = `
    <p>正文开头</p><script>window.stolen = 'script'</script>
    <img src="/no.png" onerror="window.stolen = 'onerror'">
    <svg onload="window.stolen = 'svg'"><animate onbegin="window.stolen = 'animate'"/></svg>
    <iframe srcdoc="<script>parent.stolen = 'iframe'</script>"></iframe>
    <a href="java&#10;script:window.stolen='link'">点击有奖</a><p>正文结尾</p>`;
  await page.route('**/news/v1/detail?*', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { data: object };
    await route.fulfill({
      response: answer,
      json: { ...envelope, data: { ...envelope.data, html } },
    });
  });
  await newsArticle(page).open(1);
  await expect(page.getByText('正文结尾')).toBeVisible();
  await page.getByText('点击有奖').click();
  await expect(page.getByText('正文开头')).toBeVisible();
  expect(await page.evaluate(() => (window as { stolen?: string }).stolen)).toBeUndefined();
});

test('a lost network is said in words, and the page recovers by 重试', async ({
  page,
  context,
}) => {
  const list = newsList(page);
  await list.open();
  await expect(list.rows).toHaveCount(10);
  await context.setOffline(true);
  await list.nextPage.click();
  await expect(page.getByRole('alert').getByText('网络连接失败，请稍后重试')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
  await expect(list.rows).toHaveCount(10);
  await expect(page).toHaveURL('/realTimeInfo?page=2');
});
