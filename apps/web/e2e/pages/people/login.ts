import { expect, type Page } from '@playwright/test';
import { saidOver } from '../../../../../tools/journeys/said';
import { demoPhone } from './demoPhone';
import { puzzle } from './puzzle';

/** Shared by all demo users. */
export const demoPassword = 'Cheese-2026';

export interface Account {
  name: string;
  password?: string;
}

/** /login, its four panes and the puzzle over them. */
export function login(page: Page) {
  const phone = page.getByLabel('手机号');
  const account = page.getByLabel('账号', { exact: true });
  const password = page.getByLabel('密码', { exact: true });
  const agreement = page.getByRole('checkbox');
  const submit = page.getByRole('button', { name: '登录', exact: true });
  const tab = (name: string) => page.getByRole('tab', { name });
  const captcha = puzzle(page);

  const fillPassword = async (way: string, { name, password: said = demoPassword }: Account) => {
    await tab(way).click();
    await (way === '密码登录' ? phone : account).fill(name);
    await password.fill(said);
    await agreement.check();
  };
  const done = (act: () => Promise<unknown>) => saidOver(page, '登录成功！', act);
  const fillPhone = (who: Account) => fillPassword('密码登录', who);
  const fillSchool = (who: Account) => fillPassword('学校账号登录', who);
  return {
    phone,
    account,
    password,
    agreement,
    submit,
    tab,
    captcha,
    done,
    fillPhone,
    fillSchool,
    code: page.getByLabel('验证码', { exact: true }),
    newPassword: page.getByLabel('新密码'),
    secondPassword: page.getByLabel('确认密码'),
    logInOrRegister: page.getByRole('button', { name: '登录/注册' }),
    /** Opens the page with randomness fixed, so that `captcha.solve` knows the gap. */
    open: async () => {
      await captcha.evenChance();
      await page.goto('/login');
    },
    /** Has a code sent to the phone that is filled in, and fills it in. */
    async receiveCode(number: string) {
      await phone.fill(number);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByText('验证码已发送，请注意查收')).toBeVisible();
      await page.getByLabel('验证码', { exact: true }).fill(await demoPhone(page).readCode(number));
    },
    /** All the way in, by phone and password; /login must be shown. */
    async enter(name: string) {
      await fillPhone({ name });
      await submit.click();
      await captcha.solve();
      await expect(page).not.toHaveURL('/login');
    },
  };
}
