import { noticeCalls } from '@cheese/domain/calls/people/notice';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../testing/renderPage';
import { openAs } from './testing/openAs';
import { noticeService } from './testing/noticeService';

const about = { target: 2, targetId: 1, excerpt: '我的笔记', productId: 7, productType: 1 };
const from = { id: 9, status: 0, sentAt: Date.now(), sender: { nickname: '陈老师', avatar: null } };
/** Preloads the pages, because compiling them could exceed the timeout of the first test. */
beforeAll(() =>
  Promise.all([import('./MessagePage'), import('./officialNotice/OfficialNoticePage')]),
);

const bell = (name: string) => screen.findByRole('link', { name });

describe('/message', () => {
  it('asks a visitor to sign in', async () => {
    renderSite('/message');
    expect(await screen.findByText('系统检测到您未登录')).toBeVisible();
  });

  it('leads to the first kind with something unread', async () => {
    const { service } = noticeService([1]);
    service.answers(noticeCalls.unreadByKind, [
      { kind: 1, total: 0 },
      { kind: 4, total: 2 },
    ]);
    service.answers(noticeCalls.replyList, { list: [], total: 0 });
    const { at } = openAs('/message', service);
    await waitFor(() => expect(at()).toBe('/message/reply'));
    expect(await screen.findByText('这里还没有消息')).toBeVisible();
  });

  it('leads to the official notices where nothing is unread, or nobody knows', async () => {
    const { service } = noticeService([1]);
    service.unplug(noticeCalls.unreadByKind);
    const { at } = openAs('/message', service);
    await waitFor(() => expect(at()).toBe('/message/officialNotice'));
  });
});

describe('/message/officialNotice', () => {
  it('shows what is unread, and marks one; tab and bell follow at once', async () => {
    const { service, marking } = noticeService([0, 0]);
    marking((all) => all.forEach((one) => void (one.status = one.id === 1 ? 1 : one.status)));
    const { user } = openAs('/message/officialNotice', service);
    await bell('消息 2条未读');
    await user.click(await screen.findByRole('button', { name: '标为已读：公告1' }));
    expect(await screen.findByRole('button', { name: '标为未读：公告1' })).toBeVisible();
    await bell('消息 1条未读');
    const tabs = screen.getByRole('navigation', { name: /消息分类/ });
    expect(within(tabs).getByRole('link', { name: /官方公告/ })).toHaveTextContent('官方公告1');
  });

  it('asks for the numbers again, too, where the list is asked for again', async () => {
    const { service } = noticeService([0, 0]);
    service.unplug(noticeCalls.unreadByKind);
    service.unplug(noticeCalls.officialList);
    const { user } = openAs('/message/officialNotice', service);
    const retry = await screen.findByRole('button', { name: '重试' });
    service.answers(noticeCalls.unreadByKind, [{ kind: 1, total: 2 }]);
    service.answers(noticeCalls.officialList, { list: [], total: 0 });
    await user.click(retry);
    const tabs = screen.getByRole('navigation', { name: /消息分类/ });
    expect(await within(tabs).findByRole('link', { name: '官方公告 2' })).toBeVisible();
  });

  it('marks everything, and a single one as unread again', async () => {
    const { service, marking } = noticeService([0, 0]);
    marking((all) => all.forEach((one) => void (one.status = 1)));
    const { user } = openAs('/message/officialNotice', service);
    await user.click(await screen.findByRole('button', { name: '全部标为已读' }));
    await bell('消息');
    expect(await screen.findByRole('button', { name: '全部标为已读' })).toBeDisabled();
    marking((all) => all.forEach((one) => void (one.status = one.id === 2 ? 0 : 1)));
    await user.click(screen.getByRole('button', { name: '标为未读：公告2' }));
    await bell('消息 1条未读');
  });

  it('offers to mark everything where nobody knows how much is unread', async () => {
    const { service } = noticeService([0]);
    service.unplug(noticeCalls.unreadByKind);
    openAs('/message/officialNotice', service);
    await screen.findByRole('button', { name: '标为已读：公告1' });
    expect(screen.getByRole('button', { name: '全部标为已读' })).toBeEnabled();
  });

  it('does not take an older number for what is unread where asking again failed', async () => {
    const { service, marking } = noticeService([1]);
    marking((all) => all.forEach((one) => void (one.status = 0)));
    const { user } = openAs('/message/officialNotice', service);
    const button = await screen.findByRole('button', { name: '全部标为已读' });
    await waitFor(() => expect(button).toBeDisabled());
    service.unplug(noticeCalls.unreadByKind);
    await user.click(await screen.findByRole('button', { name: '标为未读：公告1' }));
    expect(await screen.findByRole('button', { name: '标为已读：公告1' })).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('opens a notice, which is read by that, and leaves it unread if asked to', async () => {
    const { service, marking } = noticeService([0]);
    marking((all) => all.forEach((one) => void (one.status = 1)));
    const { user, at } = openAs('/message/officialNotice', service);
    await user.click(await screen.findByRole('link', { name: '公告1' }));
    expect(await screen.findByText('正文1')).toBeVisible();
    expect(at()).toBe('/message/officialNotice?id=1');
    await bell('消息');
    marking((all) => all.forEach((one) => void (one.status = 0)));
    await user.click(screen.getByRole('button', { name: '标为未读' }));
    await bell('消息 1条未读');
    await waitFor(() => expect(at()).toBe('/message/officialNotice'));
  });

  it('says so where nothing unread is left, and where the list fails', async () => {
    const { service } = noticeService([1]);
    const { user } = openAs('/message/officialNotice?status=0', service);
    expect(await screen.findByText('没有未读的消息')).toBeVisible();
    service.unplug(noticeCalls.officialList);
    await user.click(screen.getByRole('link', { name: '已读' }));
    expect(await screen.findByText('消息加载失败')).toBeVisible();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});

it('leads back from a page that there is not, also where all fits on one', async () => {
  const { service } = noticeService([1]);
  service.answers(noticeCalls.officialList, { list: [], total: 1 });
  openAs('/message/officialNotice?page=99&status=1', service);
  expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute(
    'href',
    '/message/officialNotice?page=1&status=1',
  );
});

describe('the other kinds', () => {
  it('show a reply with what it answers, and the way there', async () => {
    const { service } = noticeService([]);
    service.answers(noticeCalls.replyList, {
      list: [{ ...from, about, others: 0, text: '好' }],
      total: 1,
    });
    openAs('/message/reply', service);
    expect(await screen.findByText('陈老师回复了您的笔记')).toBeVisible();
    expect(screen.getByText('我的笔记')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看原文' })).toHaveAttribute(
      'href',
      '/course/detail?courseId=7',
    );
  });

  it('lead from words at a question to that question', async () => {
    const { service } = noticeService([]);
    const said = { ...about, target: 1, productId: 11, productType: 8192 };
    const list = [{ ...from, about: said, others: 0, text: '好' }];
    service.answers(noticeCalls.replyList, { list, total: 1 });
    openAs('/message/reply', service);
    expect(await screen.findByRole('link', { name: '查看原文' })).toHaveAttribute(
      'href',
      '/testingCenter/question?questionId=11',
    );
  });

  it('say no more than that somebody answered while an exam asks the question', async () => {
    const { service } = noticeService([]);
    const said = { ...about, target: 1, productId: 11, productType: 8192, excerpt: null };
    const list = [{ ...from, about: said, others: 0, text: null }];
    service.answers(noticeCalls.replyList, { list, total: 1 });
    openAs('/message/reply', service);
    expect(await screen.findByText('陈老师回复了您的评论')).toBeVisible();
    expect(screen.getByText(/考试结束后可查看/)).toBeVisible();
  });

  it('show a like', async () => {
    const { service } = noticeService([]);
    service.answers(noticeCalls.likeList, { list: [{ ...from, about, others: 2 }], total: 1 });
    openAs('/message/likes', service);
    expect(await screen.findByText('陈老师等 3 人赞了您的笔记')).toBeVisible();
  });

  it.each([
    ['/message/courseNotice', noticeCalls.courseList, '/course/detail?courseId=7'],
    [
      '/message/classroomNotice',
      noticeCalls.classroomList,
      '/colleges/notice?menuIndex=1&courseId=7',
    ],
  ])('%s shows the course and leads there', async (address, call, href) => {
    const { service } = noticeService([]);
    const course = { courseId: 7, courseName: '病理学', title: '调课', text: '周四改到周五' };
    const list = [{ id: 3, status: 0, sentAt: Date.now(), ...course, teacherName: '陈老师' }];
    service.answers(call, { list, total: 1 });
    openAs(address, service);
    expect(await screen.findByText('周四改到周五')).toBeVisible();
    expect(screen.getByRole('link', { name: '病理学' })).toHaveAttribute('href', href);
  });
});
