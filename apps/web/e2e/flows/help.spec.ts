import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';

const help = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    search: main.getByRole('searchbox', { name: '搜索帮助文章' }),
    area: (name: string) =>
      main.getByRole('navigation', { name: '按使用的地方查看' }).getByRole('link', { name }),
    article: (name: string | RegExp) => main.getByRole('article').getByRole('link', { name }),
  };
};

test('each area has its articles, under its own head', async ({ page }) => {
  const { area, article } = help(page);
  const brand = page.getByRole('banner').locator('.area');
  await page.goto('/help?showType=2');
  await expect(brand).toHaveText('形态学实验中心');
  await expect(area('形态学实验中心')).toHaveAttribute('aria-current', 'page');
  await expect(article('数字切片怎样缩放与移动')).toBeVisible();
  await area('考试中心').click();
  await expect(page).toHaveURL('/help?showType=3');
  await expect(brand).toHaveText('考试中心');
  await expect(article('怎样用题库练习')).toBeVisible();
  await area('平台使用').click();
  await expect(brand).toHaveCount(0);
  await expect(article('支付说明')).toBeVisible();
});

test('a search is an address: it is shared, opened, left and found again', async ({
  page,
  context,
}) => {
  const { search, article, main } = help(page);
  await page.goto('/help?showType=2');
  await search.fill(' 退款 ');
  await search.press('Enter');
  await expect(main.getByText(/“退款”的搜索结果，共 \d+ 篇/)).toBeVisible();
  const address = page.url();
  const shared = await context.newPage();
  await shared.goto(address);
  await expect(help(shared).search).toHaveValue('退款');
  await expect(help(shared).article('购买后可以退款吗')).toBeVisible();
  await shared.close();

  await article('购买后可以退款吗').click();
  await expect(page).toHaveTitle('购买后可以退款吗 - AI数字医学虚拟仿真课程平台');
  await main.getByRole('link', { name: '返回列表' }).click();
  await expect(search).toHaveValue('退款');
  await page.goBack();
  await expect(page).toHaveTitle('购买后可以退款吗 - AI数字医学虚拟仿真课程平台');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(search).toHaveValue('退款');
});

test('what is not there is said, with the way to what there is', async ({ page }) => {
  const { search, main, article } = help(page);
  await page.goto('/help?showType=3');
  await search.fill('潜水减压舱');
  await search.press('Enter');
  await expect(main.getByText('没有找到与“潜水减压舱”有关的文章')).toBeVisible();
  await main.getByRole('link', { name: '查看全部文章' }).click();
  await expect(page).toHaveURL('/help?showType=3');
  await expect(article('怎样用题库练习')).toBeVisible();
});
