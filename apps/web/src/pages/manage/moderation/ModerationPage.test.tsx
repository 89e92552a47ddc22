import { fakeService } from '@cheese/api-client/testing/fakeService';
import { moderationCalls as calls } from '@cheese/domain/calls/front/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdmin } from '../../../testing/openAsAdmin';

const at = Date.parse('2026-11-20T10:00:00+08:00');
const author = { id: 3, nickname: '甲', avatar: '' };
const bodies: object[] = [];
beforeEach(() => void (bodies.length = 0));

it('passes, deletes and mutes what was held or reported', async () => {
  const service = fakeService();
  service.answers(calls.queue, {
    total: 1,
    list: [
      {
        id: 1,
        kind: 1,
        cause: 1,
        author,
        isMuted: false,
        text: '考试包过',
        words: ['包过'],
        reports: [{ reason: 1, text: '广告', at }],
        at,
        state: 0,
      },
    ],
  });
  for (const call of [calls.decide, calls.mute]) {
    service.answersWith(call, (_, body) => {
      bodies.push(body);
      return null;
    });
  }
  const { user } = await openAsAdmin('/manage/moderation', service);
  expect(await screen.findByText('命中：包过')).toBeVisible();
  expect(screen.getByText('1 次举报；广告营销：广告')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '通过：考试包过' }));
  await user.click(await screen.findByRole('button', { name: '删除：考试包过' }));
  const question = within(await screen.findByRole('alertdialog', { name: '删除内容' }));
  await user.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '禁言：考试包过' }));
  const dialog = within(await screen.findByRole('dialog', { name: '禁言：甲' }));
  await user.type(dialog.getByLabelText(/原因/), '刷屏');
  await user.click(dialog.getByRole('button', { name: '禁言' }));
  expect(await screen.findByText('已禁言')).toBeVisible();
  expect(bodies).toEqual([
    { id: 1, at, verdict: 1 },
    { id: 1, at, verdict: 2 },
    { personId: 3, days: 7, reason: '刷屏' },
  ]);
});

it('adds words, a line each', async () => {
  const service = fakeService();
  service.answers(calls.words, { list: [], total: 0 });
  service.answersWith(calls.addWords, (_, body) => {
    bodies.push(body);
    return { added: 2 };
  });
  const { user } = await openAsAdmin('/manage/words', service);
  const [add] = await screen.findAllByRole('button', { name: '添加敏感词' });
  if (add) await user.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: '添加敏感词' }));
  await user.click(dialog.getByRole('button', { name: '添加敏感词' }));
  expect(dialog.getByText('请填写敏感词')).toBeVisible();
  await user.type(
    dialog.getByRole('textbox', { name: /敏感词/ }),
    '代写{enter}{enter}包过{enter}代写',
  );
  await user.click(dialog.getByRole('button', { name: '添加敏感词' }));
  expect(await screen.findByText('敏感词已添加')).toBeVisible();
  expect(bodies).toEqual([{ words: ['代写', '包过'], action: 1 }]);
});

it('lets somebody write again', async () => {
  const service = fakeService();
  const muted = { person: author, reason: '刷屏', mutedAt: at, until: null };
  service.answers(calls.mutes, { list: [muted], total: 1 });
  service.answers(calls.unmute, null);
  const { user } = await openAsAdmin('/manage/mutes', service);
  expect(await screen.findByText('直到解除')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '解除禁言：甲' }));
  expect(await screen.findByText('已解除禁言')).toBeVisible();
});
