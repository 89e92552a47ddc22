import type { Page } from '@playwright/test';

/** The number in a name such as 官方公告 4; none where nothing is unread. */
const countIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);

/** /message and the bell in the header that leads there. */
export function messages(page: Page) {
  const bell = page.getByRole('banner').getByRole('link', { name: /^消息/ });
  const tabs = page.getByRole('navigation', { name: /^消息分类/ });
  const main = page.getByRole('main');
  const tab = (name: string) => tabs.getByRole('link', { name });
  return {
    bell,
    tab,
    main,
    rows: main.getByRole('article'),
    state: (name: string) => main.getByRole('navigation', { name: '按状态筛选' }).getByText(name),
    markRead: main.getByRole('button', { name: /^标为已读/ }),
    markUnread: main.getByRole('button', { name: /^标为未读/ }),
    readAll: main.getByRole('button', { name: '全部标为已读' }),
    unread: async () => countIn(await bell.innerText()),
    unreadOf: async (name: string) => countIn(await tab(name).innerText()),
  };
}
