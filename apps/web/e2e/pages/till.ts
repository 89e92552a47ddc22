import type { Page } from '@playwright/test';
import { accessFaults } from '../../../../tools/journeys/axe';

export const till = (page: Page) => ({
  centre: page.getByRole('dialog', { name: '会员中心' }),
  code: page.getByRole('img', { name: '微信支付二维码' }),
  frame: page.frameLocator('iframe[title="支付宝支付二维码"]').locator('svg'),
  time: page.getByRole('timer'),
  way: (name: string) => page.getByRole('tab', { name }),
  done: page.getByRole('dialog', { name: '购买成功' }),
  accessFaults: () => accessFaults(page),
  memberSign: page.getByRole('banner').getByRole('link', { name: '会员中心' }),
});
