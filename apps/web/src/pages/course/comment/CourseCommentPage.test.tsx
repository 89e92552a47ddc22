import { fakeService } from '@cheese/api-client/testing/fakeService';
import { moderationCalls } from '@cheese/domain/calls/front/moderation';
import { commentCalls } from '@cheese/domain/calls/learning/comment';
import type { Comment, Reply } from '@cheese/domain/contract/learning/comment';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeSignIn } from '../../../testing/aPerson';
import { renderPage } from '../../../testing/renderPage';

const said = {
  state: 1 as const,
  id: 1,
  author: { id: 2, nickname: '甲', avatar: '' },
  text: '讲得清楚',
  mentions: [],
  isHeld: false,
  likeCount: 3,
  isLiked: false,
  isMine: false,
  mayModerate: false,
  createdAt: Date.now(),
  editedAt: null,
};
const aComment = (more: Partial<Comment> = {}): Comment => ({
  ...said,
  isPinned: false,
  stars: null,
  replyCount: 0,
  firstReplies: [],
  ...more,
});
const aReply = (more: Partial<Reply> = {}): Reply => ({
  ...said,
  id: 9,
  commentId: 1,
  answers: null,
  ...more,
});
const noRating = { average: null, count: 0, counts: [0, 0, 0, 0, 0], mine: null, mayRate: false };

const serviceWith = (...list: Comment[]) => {
  const service = fakeService();
  service.answers(commentCalls.list, { list, total: list.length });
  service.answers(commentCalls.rating, noRating);
  return service;
};

async function seen(...list: Comment[]) {
  const service = serviceWith(...list);
  fakeSignIn(service);
  const page = renderPage('/course/comment?courseId=7', service);
  await act(() => page.session.signIn('good'));
  return page;
}
const bodies: unknown[] = [];
beforeEach(() => void (bodies.length = 0));
const button = (name: RegExp) => screen.findByRole('button', { name });

it('shows a visitor what was written, and asks them to sign in before they write', async () => {
  const { user } = renderPage('/course/comment?courseId=7', serviceWith(aComment()));
  expect(await screen.findByText('讲得清楚')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '写评论' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '登录后参与评论' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('says that there is nothing yet', async () => {
  await seen();
  expect(await screen.findByText('还没有评论，来说第一句吧')).toBeVisible();
});

it('sends what was written once, names people of the thread, and empties the field', async () => {
  const { user, service } = await seen(aComment());
  service.answersWith(commentCalls.add, (_, body) => {
    bodies.push(body);
    return aComment({ id: 2 });
  });
  const field = await screen.findByRole('textbox', { name: '写评论' });
  await user.click(await button(/^发表$/));
  expect(await screen.findByText('请填写内容')).toBeVisible();
  await user.type(field, ' 谢谢 @甲 ');
  await user.click(await button(/^发表$/));
  expect(await screen.findByText('评论已发表')).toBeVisible();
  expect(field).toHaveValue('');
  expect(bodies).toEqual([{ subjectType: 1, subjectId: 7, text: '谢谢 @甲', mentionIds: [2] }]);
});

it('says that it is looked at first, where it is held', async () => {
  const { user, service } = await seen();
  service.answers(commentCalls.add, aComment({ isHeld: true }));
  await user.type(await screen.findByRole('textbox', { name: '写评论' }), '包过');
  await user.click(await button(/^发表$/));
  expect(await screen.findByText('已提交，审核通过后其他人可见')).toBeVisible();
});

it('never runs what was written', async () => {
  await seen(aComment({ text: '<img src=x onerror="alert(1)">' }));
  expect(await screen.findByText('<img src=x onerror="alert(1)">')).toBeVisible();
});

it('keeps what was typed where the sending failed', async () => {
  const { user, service } = await seen();
  service.refuses(commentCalls.add, { status: 403, flag: 403, message: '您已被禁言' });
  await user.type(await screen.findByRole('textbox', { name: '写评论' }), '写了很久');
  await user.click(await button(/^发表$/));
  expect(await screen.findByText('您已被禁言')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '写评论' })).toHaveValue('写了很久');
});

it('answers a reply, and shows all of many', async () => {
  const replies = [aReply(), aReply({ id: 10, text: '第二条' })];
  const { user, service } = await seen(aComment({ replyCount: 3, firstReplies: replies }));
  service.answersWith(commentCalls.reply, (_, body) => {
    bodies.push(body);
    return aReply();
  });
  service.answers(commentCalls.replies, {
    list: [...replies, aReply({ id: 11, text: '第三条' })],
    total: 3,
  });
  await user.click(await button(/^回复：甲 第二条/));
  await user.type(await screen.findByRole('textbox', { name: '回复 甲' }), '好的');
  const form = within(screen.getByRole('form', { name: '回复 甲' }));
  await user.click(form.getByRole('button', { name: '回复' }));
  expect(await screen.findByText('回复已发表')).toBeVisible();
  expect(bodies).toEqual([{ commentId: 1, replyId: 10, text: '好的', mentionIds: [] }]);
  await user.click(await button(/查看全部 3 条回复/));
  expect(await screen.findByText('第三条')).toBeVisible();
});

it('leads to what is written and back, and loses no reply to an edit', async () => {
  const { user } = await seen(aComment({ isMine: true }));
  await user.click(await button(/^回复：甲/));
  const reply = screen.getByRole('textbox', { name: '回复 甲' });
  expect(reply).toHaveFocus();
  await user.keyboard('半句');
  await user.click(await button(/^编辑：甲/));
  const edit = within(screen.getByRole('form', { name: '编辑' }));
  expect(edit.getByRole('textbox')).toHaveFocus();
  expect(reply).toHaveValue('半句');
  await user.click(edit.getByRole('button', { name: '取消' }));
  expect(await button(/^编辑：甲/)).toHaveFocus();
});

it('offers everybody their own: the writer, the teacher, the others', async () => {
  const mine = aComment({ id: 1, text: '我的', isMine: true });
  const locked = aComment({ id: 2, text: '锁了', state: 2 });
  const hidden = aComment({ id: 3, text: '藏了', state: 0, mayModerate: true });
  await seen(mine, locked, hidden);
  const names = (text: string) =>
    within(screen.getByText(text).closest('article') as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await screen.findByText('我的');
  expect(names('我的')).toEqual(['3', '回复', '编辑', '删除']);
  expect(names('锁了')).toEqual(['3', '举报']);
  expect(names('藏了')).toEqual(['3', '回复', '显示', '锁定', '置顶', '举报', '删除']);
});

it('is reported with a reason', async () => {
  const { user, service } = await seen(aComment());
  service.answersWith(moderationCalls.report, (_, body) => {
    bodies.push(body);
    return null;
  });
  await user.click(await button(/^举报：甲/));
  const dialog = within(await screen.findByRole('dialog', { name: '举报评论' }));
  await user.click(dialog.getByRole('button', { name: '举报' }));
  expect(dialog.getByText('请选择举报原因')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/举报原因/), '广告营销');
  await user.click(dialog.getByRole('button', { name: '举报' }));
  expect(await screen.findByText('已收到您的举报')).toBeVisible();
  expect(bodies).toEqual([{ kind: 1, id: 1, reason: 1, text: '' }]);
});

it('shows the rating, and takes the stars of who learnt', async () => {
  const service = serviceWith();
  service.answers(commentCalls.rating, {
    average: 4.5,
    count: 2,
    counts: [0, 0, 0, 1, 1],
    mine: null,
    mayRate: true,
  });
  service.answersWith(commentCalls.rate, (_, body) => {
    bodies.push(body);
    return null;
  });
  fakeSignIn(service);
  const { session } = renderPage('/course/comment?courseId=7', service);
  await act(() => session.signIn('good'));
  expect(await screen.findByLabelText('平均 4.5 分，满分 5 分')).toBeVisible();
  // In jsdom the pointer has no position over the stars, so click the radio itself.
  fireEvent.click(screen.getByRole('radio', { name: '4 星' }));
  expect(await screen.findByText('评分已保存')).toBeVisible();
  expect(bodies).toEqual([{ courseId: 7, stars: 4 }]);
});
