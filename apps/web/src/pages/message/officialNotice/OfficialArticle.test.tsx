import { noticeCalls } from '@cheese/domain/calls/people/notice';
import { act, screen, waitFor } from '@testing-library/react';
import { heldMarks } from '../testing/heldMarks';
import { noticeService } from '../testing/noticeService';
import { openAs } from '../testing/openAs';

// Preloads the pages, because compiling them could exceed the timeout of the first test.
beforeAll(() => Promise.all([import('./OfficialNoticePage'), import('../reply/ReplyPage')]));

const notice = '/message/officialNotice?id=1';
const markUnread = () => screen.findByRole('button', { name: '标为未读' });

async function open(status: 0 | 1) {
  const { service, marking } = noticeService([status]);
  marking(() => undefined);
  service.answers(noticeCalls.replyList, { list: [], total: 0 });
  const sent = heldMarks(service);
  const page = openAs(notice, service);
  await screen.findByText('正文1');
  const settle = (at: number) => act(async () => sent[at]?.letGo());
  return { ...page, service, settle, statuses: () => sent.map((mark) => mark.status) };
}

describe('标为未读', () => {
  it('waits for the marking as read that is under way, and is asked for once', async () => {
    const { user, at, statuses, settle } = await open(0);
    await waitFor(() => expect(statuses()).toEqual([1]));
    await user.click(await markUnread());
    expect(statuses()).toEqual([1]);
    expect(await markUnread()).toBeDisabled();
    await settle(0);
    await waitFor(() => expect(statuses()).toEqual([1, 0]));
    expect(at()).toBe(notice);
    await settle(1);
    await waitFor(() => expect(at()).toBe('/message/officialNotice'));
  });

  it('stays and says why where it fails, and may be tried again', async () => {
    const { user, at, service, settle } = await open(1);
    service.unplug(noticeCalls.setStatus);
    await user.click(await markUnread());
    await settle(0);
    expect(await screen.findByText('没能标为未读：网络连接失败，请稍后重试')).toBeVisible();
    expect(at()).toBe(notice);
    expect(await markUnread()).toBeEnabled();
  });

  it('calls nobody back who has gone elsewhere meanwhile', async () => {
    const { user, at, settle, statuses } = await open(1);
    await user.click(await markUnread());
    await user.click(screen.getByRole('link', { name: /收到的回复|回复/ }));
    await screen.findByText('这里还没有消息');
    await settle(0);
    expect(statuses()).toEqual([0]);
    expect(at()).toBe('/message/reply');
  });
});

describe('an id', () => {
  const asked = (urls: readonly string[]) =>
    urls.filter((url) => url.includes(noticeCalls.official.path));

  it.each(['9999999999', '2147483648', '0', 'abc', '1e2'])(
    'that cannot exist is not asked for, and named lost: %s',
    async (id) => {
      const { service } = noticeService([0]);
      openAs(`/message/officialNotice?id=${id}`, service);
      expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
      expect(screen.getByRole('link', { name: '返回公告列表' })).toBeVisible();
      expect(asked(service.asked)).toEqual([]);
    },
  );

  it('that is not said at all leads to the list', async () => {
    const { service } = noticeService([0]);
    openAs('/message/officialNotice?id=', service);
    expect(await screen.findByRole('link', { name: '公告1' })).toBeVisible();
  });
});
