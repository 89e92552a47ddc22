import { expect, type Page } from '@playwright/test';

/** The frame of every page: header, search, major, drawer, widget. */
export function shell(page: Page) {
  const banner = page.getByRole('banner');
  const search = banner.getByRole('combobox', { name: '搜索' });
  const menu = banner.getByRole('button', { name: /账号菜单$/ });
  return {
    banner,
    search,
    menu,
    nav: banner.getByRole('navigation', { name: '主导航' }),
    products: page.getByRole('navigation', { name: '产品导航' }),
    major: banner.getByRole('button', { name: /^专业/ }),
    prompt: page.getByRole('dialog', { name: '系统检测到您未登录' }),
    drawer: page.getByRole('dialog', { name: '菜单' }),
    history: banner.getByRole('option'),
    openDrawer: () => banner.getByRole('button', { name: '打开菜单' }).click(),
    /** The user menu from top to bottom. */
    async menuEntries() {
      await menu.click();
      await banner.getByRole('link', { name: '订单中心' }).waitFor();
      return banner
        .getByRole('list')
        .filter({ hasText: '订单中心' })
        .getByRole('listitem')
        .allInnerTexts();
    },
    async logOut() {
      await menu.click();
      await banner.getByRole('button', { name: '退出登录' }).click();
    },
    async searchFor(text: string) {
      await search.fill(text);
      await search.press('Enter');
      // Wait for the new page, because rendering it resets the field.
      await expect(page).toHaveTitle(new RegExp(`“${text}”`));
    },
    /** Opens the panel and goes down the levels to the last of them. */
    async chooseMajor(...names: string[]) {
      await banner.getByRole('button', { name: /^专业/ }).click();
      for (const name of names) await banner.getByRole('button', { name, exact: true }).click();
    },
  };
}
