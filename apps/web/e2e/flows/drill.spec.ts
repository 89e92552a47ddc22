import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { faultsOf } from '../pages/faultsOf';
import { signInAnew } from '../pages/people/signIn';

const MOST_TABS = 80;

/** Goes on by Tab until it has the focus, and presses it. */
async function press(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a drill in test mode by keys alone, over a reload, to its debrief', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Each scene moves the focus to its heading. */
  const decide = async (scene: string, choice: string) => {
    await expect(page.getByRole('heading', { level: 1, name: scene })).toBeFocused();
    await press(page, button(choice));
  };
  await signInAnew(page, '13800009101');
  await page.goto(`/firstAidDrillSystem?keyword=${encodeURIComponent('年夜饭')}`);
  await press(page, page.getByRole('link', { name: '年夜饭：气道异物梗阻' }));
  await press(page, button('考核模式'));
  await decide('年夜饭', '看向他');
  await decide('他咳不出来', '问“噎着了吗？”，鼓励他用力咳，守在旁边');
  await decide('没有声音了', '完全梗阻：指一个人打 120，自己马上施救');
  await page.reload();
  await decide('第一步', '5 次背部拍击，再 5 次腹部冲击，交替进行');

  await expect(page.getByRole('heading', { level: 1, name: '冲击的位置' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, page.getByRole('application', { name: '指点位置的图' }));
  await press(page, button('确定'));
  await decide('第五下', '再来 5 次拍背、5 次冲击');
  await decide('出来之后', '确定');
  await expect(page.getByText('已计入考核成绩')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, page.getByRole('link', { name: '再做一次' }));
  await press(page, button('加入排行'));
  await expect(page.getByRole('list', { name: '考核排行' }).getByText('（我）')).toBeVisible();
});

test('a patient from the list to the debrief; what is written outlives a reload', async ({
  page,
}) => {
  await signInAnew(page, '13800009102');
  await page.goto('/clinical-system/');
  await page.getByRole('link', { name: '工地上的胸口疼' }).click();
  await page.getByRole('link', { name: '去接诊' }).click();
  await page.getByLabel('想问什么').fill('什么时候开始疼的？');
  await page.getByLabel('想问什么').press('Enter');
  await expect(page.getByRole('log', { name: '对话' }).getByText(/^赵建国：/)).toBeVisible();

  await page.getByRole('tab', { name: '结束' }).click();
  await page.getByLabel('推理过程').fill('疼了两个多小时，像心梗');
  await page.reload();
  await expect(page.getByLabel('推理过程')).toHaveValue('疼了两个多小时，像心梗');
  const diagnosis = page.getByRole('combobox', { name: /最终诊断/ });
  await diagnosis.selectOption('急性 ST 段抬高型心肌梗死');
  await page.getByRole('button', { name: '结束并评分' }).click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: '结束并评分' });
  await sure.click();
  await expect(page.getByRole('heading', { name: '复盘：工地上的胸口疼' })).toBeVisible();
  await expect(page.getByText('疼了两个多小时，像心梗')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
