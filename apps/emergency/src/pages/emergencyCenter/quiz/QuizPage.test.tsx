import 'fake-indexeddb/auto';
import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { questionCalls } from '@cheese/domain/calls/emergency/question';
import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aQuiz, aResult } from '../../../features/quiz/testing/aQuiz';
import { IDBFactory } from 'fake-indexeddb';
import { learn } from '../../../testing/learn';
import { signOut } from '../../../testing/manage';

const home = '/emergencyCenter/quiz';
const resultCall = { ...quizCalls.result, path: 'smreds/quiz/v1/result/7' };

function underWay(service: FakeService) {
  service.answers(quizCalls.current, aQuiz());
  service.answers(quizCalls.keepAnswer, null);
  service.answers(quizCalls.submit, aResult());
  service.answers(resultCall, aResult());
}

async function open(prepare: (service: FakeService) => void = underWay) {
  const page = learn(home, prepare);
  await screen.findByRole('heading', { name: '成人胸外按压的频率是多少？' });
  return { ...page, kept: () => page.sent(quizCalls.keepAnswer.path) };
}

const option = (name: RegExp) => screen.getByRole('radio', { name });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => Object.assign(window, { indexedDB: new IDBFactory() }));
afterEach(signOut);

describe('before a quiz', () => {
  it('says what the choice comes to, and what is used up', async () => {
    const { user } = learn(`${home}?start=1`, (wire) =>
      wire.answers(quizCalls.supply, { bank: 100, fresh: 6, seen: 94 }),
    );
    expect(await screen.findByText(/可用于测验的新题只剩 6 题，不够一次测验/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '5 题' }));
    expect(await screen.findByText(/从您见过的 94 题中抽取/)).toBeVisible();
  });

  it('asks what it shall be about, and draws it', async () => {
    const { user, service, at } = learn(`${home}?start=1&topic=9`, (wire) => {
      wire.answersWith(questionCalls.rand, () => {
        wire.answers(quizCalls.current, aQuiz());
        return aQuiz();
      });
    });
    const dialog = await screen.findByRole('dialog', { name: '开始测验' });
    expect(dialog).toBeVisible();
    expect(screen.getByRole('radio', { name: '心肺复苏' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '急救知识' }));
    await user.click(screen.getByRole('radio', { name: '5 题' }));
    await user.click(press('抽题并开始'));
    expect(await screen.findByText('第 1 / 3 题')).toBeVisible();
    expect(service.asked).toContain('/smreds/question/v1/rand?count=5&category=2&topic=9');
    expect(at()).toBe(home);
  });

  it('goes on with one that was begun in another window meanwhile', async () => {
    const { user, service } = learn(`${home}?start=1`, () => undefined);
    const draw = await screen.findByRole('button', { name: '抽题并开始' });
    service.answers(quizCalls.current, aQuiz());
    await user.click(draw);
    expect(await screen.findByText('第 1 / 3 题')).toBeVisible();
    expect(service.asked.some((asked) => asked.includes('/rand'))).toBe(false);
  });

  it('asks about the one under way before another is chosen', async () => {
    const { user, service, sent } = learn(`${home}?start=1&topic=9`, underWay);
    service.answersWith(quizCalls.giveUp, () => {
      service.answers(quizCalls.current, null);
      return null;
    });
    const dialog = await screen.findByRole('dialog', { name: '放弃未完成的测验？' });
    expect(dialog).toHaveAccessibleDescription(/所抽的题目也算见过，不再计入以后的成绩/);
    await user.click(within(dialog).getByRole('button', { name: '放弃并开始' }));
    expect(await screen.findByRole('dialog', { name: '开始测验' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '心肺复苏' })).toBeChecked();
    expect(sent(quizCalls.giveUp.path)).toEqual([{ quizId: 7 }]);
  });

  it('says why there is none', async () => {
    const { user } = learn(`${home}?start=1`, (wire) =>
      wire.refuses(questionCalls.rand, {
        status: 409,
        flag: 409,
        message: '题库中暂无符合条件的题目',
      }),
    );
    await user.click(await screen.findByRole('button', { name: '抽题并开始' }));
    expect(await screen.findByText('题库中暂无符合条件的题目')).toBeVisible();
  });

  it('opens the choice by its button, and closes it again', async () => {
    const { user, at } = learn(home, () => undefined);
    await user.click(await screen.findByRole('link', { name: '开始测验' }));
    await user.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at()).toBe(home);
  });

  it('fails in words and tries again', async () => {
    const { user, service } = learn(home, (wire) => wire.unplug(quizCalls.current));
    const failed = within(await screen.findByRole('alert'));
    const retry = failed.getByRole('button', { name: '重试' });
    service.answers(quizCalls.current, aQuiz());
    await user.click(retry);
    expect(await screen.findByText('第 1 / 3 题')).toBeVisible();
  });
});

describe('a quiz under way', () => {
  it('takes an answer by mouse and keeps it on the server', async () => {
    const { user, kept } = await open();
    await user.click(option(/每分钟100至120次/));
    await screen.findByText('已保存');
    expect(kept()).toEqual([{ quizId: 7, questionId: 11, option: 'C' }]);
    expect(press('第1题，已作答')).toHaveAttribute('aria-current', 'step');
    expect(press('第1题，已作答')).toHaveTextContent(/^1$/);
  });

  it('goes by keyboard alone', async () => {
    const { user, kept } = await open();
    await user.keyboard('c{Enter}');
    expect(await screen.findByText('第 2 / 3 题')).toBeVisible();
    await user.keyboard('2{PageUp}');
    expect(await screen.findByText('第 1 / 3 题')).toBeVisible();
    await user.keyboard('{PageDown}{Enter}{Enter}');
    expect(await screen.findByRole('dialog', { name: '确认交卷？' })).toBeVisible();
    await waitFor(() =>
      expect(kept()).toEqual([
        { quizId: 7, questionId: 11, option: 'C' },
        { quizId: 7, questionId: 12, option: 'B' },
      ]),
    );
  });

  it('leaves alone what is typed into the search', async () => {
    const { user, kept } = await open();
    await user.type(screen.getByRole('searchbox'), 'abc1');
    expect(kept()).toEqual([]);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('goes by the answer sheet', async () => {
    const { user } = await open();
    await user.click(press('第3题，未作答'));
    expect(await screen.findByText('第 3 / 3 题')).toBeVisible();
    await user.click(press('上一题'));
    expect(await screen.findByText('第 2 / 3 题')).toBeVisible();
  });

  it('goes on where it was left, on the server and in this browser', async () => {
    const answers = [{ questionId: 11, option: 'C' }];
    const begun = (wire: FakeService) => {
      underWay(wire);
      wire.answers(quizCalls.current, aQuiz({ answers }));
    };
    const before = learn(home, begun);
    before.service.unplug(quizCalls.keepAnswer);
    await screen.findByText('第 2 / 3 题');
    await before.user.keyboard('b');
    expect(await screen.findByText('离线：已存于本机')).toBeVisible();
    cleanup();
    const { sent } = learn(home, begun);
    expect(await screen.findByText('第 3 / 3 题')).toBeVisible();
    await screen.findByText('已保存');
    expect(sent(quizCalls.keepAnswer.path)).toEqual([{ quizId: 7, questionId: 12, option: 'B' }]);
  });

  it('says that the line is down, and keeps the answer once it is back', async () => {
    const { user, service, kept } = await open();
    service.unplug(quizCalls.keepAnswer);
    await user.click(option(/每分钟80次/));
    expect(await screen.findByText('离线：已存于本机')).toBeVisible();
    expect(screen.queryByText('网络连接失败，请稍后重试')).toBeNull();
    service.answers(quizCalls.keepAnswer, null);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(kept()).toHaveLength(2);
  });

  it('that was handed in elsewhere says so', async () => {
    const { user, service } = await open();
    service.refuses(quizCalls.keepAnswer, { status: 409, flag: 409, message: '该测验已提交' });
    await user.click(option(/每分钟80次/));
    expect(await screen.findByText('本次测验已结束')).toBeVisible();
  });
});

describe('giving up', () => {
  it('says of practice that its answers alone are lost', async () => {
    const { user } = await open((wire) => {
      underWay(wire);
      wire.answers(quizCalls.current, aQuiz({ isTest: false }));
    });
    await user.click(press('放弃测验'));
    const dialog = await screen.findByRole('alertdialog', { name: '放弃未完成的测验？' });
    expect(dialog).toHaveAccessibleDescription('已答 0/3，放弃后作答将丢失。');
  });

  it('asks once, says what is lost, and leads back to the beginning', async () => {
    const { user, service, sent } = await open();
    service.answersWith(quizCalls.giveUp, () => {
      service.answers(quizCalls.current, null);
      return null;
    });
    await user.click(press('放弃测验'));
    const dialog = await screen.findByRole('alertdialog', { name: '放弃未完成的测验？' });
    expect(dialog).toHaveAccessibleDescription(/已答 0\/3，放弃后作答将丢失/);
    await user.click(within(dialog).getByRole('button', { name: '放弃测验' }));
    expect(await screen.findByRole('link', { name: '开始测验' })).toBeVisible();
    expect(sent(quizCalls.giveUp.path)).toEqual([{ quizId: 7 }]);
  });
});

describe('handing in', () => {
  it('says what is open, is done once, and leads to the result', async () => {
    const { user, at, sent } = await open();
    await user.keyboard('c');
    await user.click(screen.getAllByRole('button', { name: '交卷' })[0] as HTMLElement);
    expect(await screen.findByText(/还有 2 题未作答/)).toBeVisible();
    await user.dblClick(press('确认交卷'));
    expect(await screen.findByText('只看错题')).toBeVisible();
    expect(at()).toBe('/emergencyCenter/quiz/result?id=7');
    expect(sent(quizCalls.submit.path)).toEqual([
      { quizId: 7, answers: [{ questionId: 11, option: 'C' }] },
    ]);
  });

  it('may be thought over', async () => {
    const { user, sent } = await open();
    await user.click(screen.getAllByRole('button', { name: '交卷' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: '继续作答' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(quizCalls.submit.path)).toEqual([]);
  });

  it('that fails leaves the answers as they are', async () => {
    const { user, service } = await open();
    service.unplug(quizCalls.submit);
    await user.keyboard('c');
    await user.click(screen.getAllByRole('button', { name: '交卷' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: '确认交卷' }));
    expect(await screen.findByText('网络连接失败，请稍后重试')).toBeVisible();
    expect(screen.getByRole('radio', { name: /每分钟100至120次/, hidden: true })).toBeChecked();
  });
});
