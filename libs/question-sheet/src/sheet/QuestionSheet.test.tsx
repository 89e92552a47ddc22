import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import { show } from '@cheese/ui/testing/show';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlacedAnswer } from '../Paper';
import { aKeeper, answerAt } from '../testing/aKeeper';
import { aPaper, aQuestion } from '../testing/aPaper';
import { QuestionSheet } from './QuestionSheet';
import type { SheetProps, SubmitOutcome } from './SheetProps';

interface Opened extends Partial<Omit<SheetProps, 'keeper' | 'calls'>> {
  answers?: PlacedAnswer[];
  outcome?: SubmitOutcome;
}

/** A sheet with fake calls that records what is submitted. */
function open({ answers = [], outcome = 'done', ...props }: Opened = {}) {
  const handedIn: unknown[] = [];
  const onSubmitted = jest.fn();
  const lost = outcome === 'done' ? undefined : async () => outcome;
  const { keeper, sent } = aKeeper(answers, lost);
  const why: unknown[] = [];
  const submit = async (all: unknown, reason: unknown) => {
    handedIn.push(all);
    why.push(reason);
    return outcome;
  };
  const sheet = (more: Opened = {}) => (
    <QuestionSheet
      paper={aPaper()}
      ended={<p>已结束</p>}
      {...props}
      {...more}
      keeper={keeper}
      calls={{ submit, onSubmitted }}
    />
  );
  const { showAgain } = show(sheet());
  const update = (more: Opened) => showAgain(sheet(more));
  return { keeper, sent, handedIn, why, onSubmitted, update, user: userEvent.setup() };
}

const stem = (id: number) => screen.findByRole('heading', { name: `第 ${id} 号题目` });

it('is answered by its keys from question to question, and each answer is kept', async () => {
  const { sent, user } = open();
  expect(await screen.findByText('单选题')).toBeVisible();
  await user.keyboard('b{Enter}');
  expect(await stem(12)).toHaveFocus();
  await user.keyboard('1');
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(sent.map(({ place, given }) => [place, given])).toEqual([
    [0, ['B']],
    [1, ['A']],
  ]);
  expect(screen.getByRole('button', { name: '第2题，已作答' })).toHaveAttribute('aria-current');
});

it('goes by arrows, also from an option, and several options by their numbers', async () => {
  const questions = [aQuestion(), aQuestion({ id: 12, type: 3, stem: '第 12 号题目' })];
  const { keeper, user } = open({ paper: aPaper({ questions }) });
  await user.click(await screen.findByRole('radio', { name: /错误/ }));
  await user.keyboard('{ArrowRight}');
  expect(await stem(12)).toHaveFocus();
  await user.keyboard('3a');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await user.keyboard('{ArrowLeft}');
  expect(await stem(11)).toHaveFocus();
  expect(keeper.state().answers[0]?.given).toEqual(['B']);
  expect(keeper.state().answers[1]?.given).toEqual(['A', 'C']);
});

it('marks for later by F, and says so on the answer sheet', async () => {
  const { user } = open({ isExamination: true });
  await screen.findByText('单选题');
  await user.keyboard('f');
  expect(await screen.findByRole('button', { name: '第1题，未作答，已标记' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '已标记' }));
  expect(await screen.findByRole('button', { name: '第1题，未作答' })).toBeVisible();
});

it('says that it cannot save, and does not hand in before it could', async () => {
  const { user, handedIn } = open({ outcome: 'lost' });
  await user.click(await screen.findByRole('radio', { name: /错误/ }));
  expect(await screen.findByText('离线，且浏览器无法存储：请勿关闭本页')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '交卷' }));
  await user.click(screen.getByRole('button', { name: '确认交卷' }));
  expect(await screen.findByRole('radio', { name: /错误/ })).toBeChecked();
  expect(handedIn).toEqual([]);
});

it('is handed in once, after it was said what is still open', async () => {
  const { user, handedIn, onSubmitted } = open({ answers: [answerAt(0, 'A')] });
  await user.click(await screen.findByRole('button', { name: '交卷' }));
  expect(screen.getByText(/还有 2 题未作答/)).toBeVisible();
  const confirm = screen.getByRole('button', { name: '确认交卷' });
  await act(async () => {
    confirm.click();
    confirm.click();
  });
  expect(handedIn).toEqual([[answerAt(0, 'A')]]);
  expect(onSubmitted).toHaveBeenCalledTimes(1);
});

it('is not handed in by an Enter that is held on the last question', async () => {
  const { user, handedIn } = open();
  await screen.findByText('单选题');
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter>20/}');
  expect(screen.getByRole('dialog', { name: '确认交卷？' })).toBeVisible();
  expect(screen.getByRole('button', { name: '继续作答' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(handedIn).toEqual([]);
});

it('names what is open and what is marked before it is handed in, and leads there', async () => {
  const { keeper, user } = open({ answers: [answerAt(0, 'A')], isExamination: true });
  await user.click(await screen.findByRole('button', { name: '交卷' }));
  act(() => keeper.flag(0, true));
  const named = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(named('未作答的题目')).toEqual(['2', '3']);
  expect(named('标记的题目')).toEqual(['1']);
  await user.click(screen.getByRole('button', { name: '前往第 3 题' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stem(13)).toHaveFocus();
});

it('gives its place away where the paper is over already', async () => {
  const { user } = open({ outcome: 'gone' });
  await screen.findByText('单选题');
  await user.keyboard('a');
  expect(await screen.findByText('已结束')).toBeVisible();
});

it('shows all questions on one page, with the parts of the paper', async () => {
  const sections = [
    { title: '一、单选题', lead: '每题 2 分', firstPlace: 0 },
    { title: '二、其余', lead: '', firstPlace: 2 },
  ];
  const { user, keeper } = open({
    paper: aPaper({ sections, scores: [2, 2, 2] }),
    isExamination: true,
  });
  await user.click(await screen.findByRole('button', { name: '整卷显示' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByText('二、其余')).toHaveLength(2);
  await user.click(screen.getAllByRole('radio', { name: /正确/ })[2] as HTMLElement);
  expect(keeper.state().answers[2]?.given).toEqual(['A']);
  expect(screen.getByRole('button', { name: /第3题，已作答/ })).toHaveAttribute('aria-current');
});

it('shows a case, and options that several share, once above them', async () => {
  const shared = { groupId: 7, context: '男，45岁，胸痛2小时' };
  const questions = [11, 12].map((id) => aQuestion({ ...shared, id, stem: `第 ${id} 号题目` }));
  const { user } = open({ paper: aPaper({ questions }) });
  const head = await screen.findByRole('region', { name: '病例（共用题干）' });
  expect(head).toHaveTextContent('男，45岁，胸痛2小时');
  expect(screen.getByText(/第 1–2 题共用/)).toBeVisible();
  expect(screen.getAllByText('不一定')).toHaveLength(1);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('region', { name: '病例（共用题干）' })).toBe(head);
});

describe('time', () => {
  const time = (leftS: number, now = 1) => ({ endsAt: now + leftS * 1000, now, isOpen: true });

  it('counts down what the server said, and warns', async () => {
    open({ time: time(299) });
    expect(await screen.findByRole('timer')).toHaveTextContent('00:04:59');
    expect(screen.getByText('距离交卷还有 5 分钟')).toBeVisible();
  });

  it('that is up hands in by itself', async () => {
    const { onSubmitted, handedIn, why } = open({ time: time(0), answers: [answerAt(0, 'A')] });
    expect(await screen.findByRole('alertdialog', { name: '时间到' })).toBeVisible();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(handedIn).toHaveLength(1);
    // The server refuses it where it knows of more time.
    expect(why).toEqual([{ isTimeUp: true }]);
  });

  it('that was extended goes on, and what was said earlier does not count', async () => {
    const { update } = open({ time: time(0, 10), outcome: 'lost', answers: [] });
    expect(await screen.findByRole('alertdialog', { name: '时间到' })).toBeVisible();
    update({ time: time(600, 20), outcome: 'lost' });
    expect(await screen.findByRole('timer')).toHaveTextContent('00:10:00');
  });
});

describe('practice', () => {
  const marked = { ...aQuestion(), right: [['A']], given: ['B'], verdict: 'wrong' as const };
  const question = { ...marked, share: 0, analysis: '因为如此', places: [] };
  const reveal = async () => ({ question, othersChose: { A: 0.7, B: 0.3 } });

  it('checks what was chosen only when it is asked to, and says what was right, and why', async () => {
    const ask = jest.fn(reveal);
    const { user, keeper } = open({ practice: { revealed: {}, reveal: ask } });
    await user.click(await screen.findByRole('radio', { name: /正确/ }));
    await user.click(screen.getByRole('radio', { name: /错误/ }));
    await act(() => keeper.settle());
    expect(ask).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '核对答案' }));
    expect(await screen.findByText('因为如此')).toBeVisible();
    expect(screen.getByText('70% 的人选择')).toBeVisible();
    expect(screen.getByTitle('您选错的选项')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('回答错误').closest('[role=status]')).toHaveFocus();
    expect(screen.getByRole('button', { name: '第1题，已作答，回答错误' })).toBeVisible();
  });

  it('chooses, checks and goes on by keys, one after the other', async () => {
    const ask = jest.fn(reveal);
    const { user } = open({ practice: { revealed: {}, reveal: ask } });
    await screen.findByText('单选题');
    await user.keyboard('b');
    expect(ask).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('因为如此')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await stem(12)).toHaveFocus();
    expect(ask.mock.calls).toEqual([[0]]);
  });

  it('checks by choosing where somebody wishes so', async () => {
    const onChecksAtOnce = jest.fn();
    const asked = { revealed: {}, reveal, onChecksAtOnce };
    const { user, update } = open({ practice: asked, answers: [answerAt(1, 'A')] });
    await user.click(await screen.findByRole('switch', { name: '选择后立即核对' }));
    expect(onChecksAtOnce).toHaveBeenCalledWith(true);
    update({ practice: { ...asked, checksAtOnce: true } });
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('button', { name: '核对答案' })).toBeVisible();
    await user.keyboard('{PageUp}');
    await user.click(screen.getByRole('radio', { name: /错误/ }));
    expect(await screen.findByText('因为如此')).toBeVisible();
  });

  const grades = ([1, 2, 3, 4] as const).map((grade) => ({ grade, days: grade * grade }));

  it('lets who reviews say how it was remembered, by the mouse and by keys', async () => {
    const review = { chosen: 1 as const, grades };
    const grade = jest.fn(async (_: number, chosen: ReviewGrade) => ({ chosen, grades }));
    const shown = { question, othersChose: null, review };
    const { user, sent } = open({ practice: { revealed: { 0: shown }, reveal, grade } });
    const group = await screen.findByRole('group', { name: /记得怎么样/ });
    const pressed = () => within(group).getByRole('button', { pressed: true });
    expect(pressed()).toHaveTextContent('重来1 天后');
    await user.keyboard('4');
    await waitFor(() => expect(pressed()).toHaveTextContent('轻松16 天后'));
    await user.click(within(group).getByRole('button', { name: /良好/ }));
    await waitFor(() => expect(pressed()).toHaveTextContent('良好9 天后'));
    expect(grade.mock.calls).toEqual([
      [0, 4],
      [0, 3],
    ]);
    expect(sent).toEqual([]);
  });

  it('marks for later also what was shown with its key, below which others speak', async () => {
    const revealed = { 0: { question, othersChose: null } };
    const below = (id: number) => `下方${id}`;
    const { user, keeper } = open({ practice: { revealed, reveal, below }, hasFlags: true });
    await user.click(await screen.findByRole('button', { name: '标记本题' }));
    await user.keyboard('FFF');
    expect(keeper.state().answers[0]).toMatchObject({ isFlagged: false });
    expect(screen.getByText('下方11')).toBeVisible();
  });

  it('asks nobody for a grade who only practises', async () => {
    const shown = { question, othersChose: null, review: null };
    open({ practice: { revealed: { 0: shown }, reveal, grade: async () => null } });
    expect(await screen.findByText('因为如此')).toBeVisible();
    expect(screen.queryByRole('group', { name: /记得怎么样/ })).toBeNull();
  });
});
