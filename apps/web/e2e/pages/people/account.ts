import type { Page } from '@playwright/test';
import { demoPhone } from './demoPhone';

/** The profile and account pages, /userInfo/userSet and /userInfo/accountSet. */
export function account(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    button,
    dialog,
    /** Asked before something is lost. */
    question: (name: string) => page.getByRole('alertdialog', { name }),
    nickname: page.getByLabel('昵称'),
    introduction: page.getByLabel('个人简介'),
    header: page.getByRole('banner').getByRole('button', { name: /账号菜单$/ }),
    chooseAvatar: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.getByLabel('头像', { exact: true }).setInputFiles(file),
    sessions: page.getByRole('region', { name: '登录设备' }).getByRole('listitem'),
    async receiveCode(title: string, phone: string) {
      const open = dialog(title);
      await open.getByRole('button', { name: '获取验证码' }).click();
      await open.getByLabel('验证码').fill(await demoPhone(page).readCode(phone));
    },
  };
}
