import { expect, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { demoPhone } from '../pages/people/demoPhone';
import { faultsOf } from '../pages/faultsOf';
import { shopCalls } from '../pages/shopCalls';
import { signIn, signInAnew } from '../pages/people/signIn';

/** Each try needs people of its own: what was bought cannot be bought again. */
const somebody = (nth: number) => `139${String(Date.now() + nth).slice(-8)}`;
const operator = '13800000005';
const SIMULATION = '心肺复苏与高级生命支持演练';
const VIDEO = '看懂监护心电：先认识正常传导与波形';

/** The film of a video, running. */
async function play(page: Page) {
  const film = page.getByRole('application', { name: VIDEO });
  await expect(film.getByRole('button', { name: '播放' })).toBeVisible();
  await film.focus();
  await film.press(' ');
  return film;
}

test('a video is bought with the balance; what is said over it is seen, reported and removed', async ({
  page,
  browser,
}) => {
  await signInAnew(page, somebody(0));
  await shopCalls(page).fillBalance(3);
  await page.goto(`/virtualSimulation/list?keyword=${encodeURIComponent('高级生命支持')}`);
  await page.getByRole('link', { name: SIMULATION }).first().click();
  await page
    .getByRole('navigation', { name: '仿真内容' })
    .getByRole('link', { name: '视频' })
    .click();
  await page.getByRole('checkbox', { name: `选择视频：${VIDEO}` }).check();
  await page
    .getByRole('region', { name: '所选视频' })
    .getByRole('button', { name: '去支付' })
    .click();
  await page.getByRole('tab', { name: '余额支付' }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await page.getByRole('alertdialog', { name: '确认购买' }).getByRole('button').last().click();
  await expect(page.getByRole('dialog', { name: '购买成功' })).toContainText(VIDEO);
  const simulationId = Number(new URL(page.url()).searchParams.get('id'));
  await page.goto(`/virtualSimulation/detail?id=${simulationId}&projectTab=1`);
  await page.getByRole('link', { name: VIDEO }).click();
  await play(page);
  const text = `这里是P波 ${Date.now()}`;
  await page.getByRole('textbox', { name: '发弹幕' }).fill(text);
  await page.getByRole('textbox', { name: '发弹幕' }).press('Enter');
  await expect(page.getByText('弹幕已发送')).toBeVisible();
  await expect(page.getByRole('region', { name: '弹幕列表' }).getByText(text)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await signInAnew(other, somebody(1));
  const { get, buy } = shopCalls(other);
  const list = `/doctor-cheese/simulation/v4/video/list?simulationId=${simulationId}`;
  const videos = (await get(list)) as {
    title: string;
    offer: { specificationId: number } | null;
  }[];
  await buy(videos.find(({ title }) => title === VIDEO)?.offer?.specificationId ?? 0);
  await other.goto(page.url());
  await play(other);
  await other.getByRole('button', { name: `对弹幕「${text}」的操作` }).click();
  await other.getByRole('dialog', { name: text }).getByRole('button', { name: '举报' }).click();
  const report = other.getByRole('dialog', { name: /^举报/ });
  await report.getByLabel('举报原因').selectOption('医学错误');
  await report.getByRole('button', { name: '举报' }).click();
  await expect(other.getByText('已收到您的举报')).toBeVisible();

  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, operator);
  await manager.goto('/manage/moderation?kind=9');
  await manager.getByRole('row', { name: text }).getByRole('button', { name: /^删除/ }).click();
  await manager.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(manager.getByRole('row', { name: text })).toContainText('已删除');
  await other.reload();
  await play(other);
  await expect(other.getByText('还没有弹幕')).toBeVisible();
});

test('a school applies for cloud teaching, is opened, and its first administrator enters it', async ({
  page,
  browser,
}) => {
  const theirOther = somebody(3);
  const school = `云岭医学院${Date.now()}`;
  await signInAnew(page, somebody(2));
  await page.goto('/cloudteach/cloudteach');
  await page.getByLabel('姓名').fill('许知远');
  await page.getByLabel('院校或单位').fill(school);
  await page.getByLabel('职务').fill('教研室主任');
  await page.getByLabel('手机号').fill(theirOther);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('验证码').fill(await demoPhone(page).readCode(theirOther));
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('申请已提交', { exact: true })).toBeVisible();

  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, operator);
  await manager.goto('/manage/cloudteach');
  await manager.getByRole('row', { name: school }).getByRole('button', { name: /^开通/ }).click();
  const dialog = manager.getByRole('alertdialog', { name: '开通云教学' });
  expect(await faultsOf(manager)).toEqual([]);
  await dialog.getByRole('button', { name: '确认开通' }).click();
  await expect(manager.getByText('学校已建好，申请已开通')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('article', { name: school })).toContainText('已开通');
  await page.goto('/univ/colleges/school');
  await expect(page.getByText(school).first()).toBeVisible();
});
