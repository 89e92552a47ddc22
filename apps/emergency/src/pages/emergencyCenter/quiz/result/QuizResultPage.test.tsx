import { questionCalls } from '@cheese/domain/calls/emergency/question';
import { quizCalls } from '@cheese/domain/calls/emergency/quiz';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuiz, aResult, reviewedQuestions } from '../../../../features/quiz/testing/aQuiz';
import { learn } from '../../../../testing/learn';
import { signOut } from '../../../../testing/manage';

const address = '/emergencyCenter/quiz/result?id=7';
const call = { ...quizCalls.result, path: 'smreds/quiz/v1/result/7' };

afterEach(signOut);

describe('the result of a quiz', () => {
  it('says the score, and of each question what was right and why', async () => {
    learn(address, (wire) => wire.answers(call, aResult()));
    expect(await screen.findByText('33')).toBeVisible();
    expect(document.title).toBe('测验结果 - 公益急救培训平台');
    expect(screen.getByText('00:01:35')).toBeVisible();
    const [right, wrong, open] = screen.getAllByRole('article').map((card) => within(card));
    expect(right?.getByText('回答正确')).toBeVisible();
    expect(right?.getByTitle('正确选项')).toBeInTheDocument();
    expect(right?.queryByTitle('您选错的选项')).toBeNull();
    expect(wrong?.getByText('回答错误')).toBeVisible();
    expect(wrong?.getByTitle('您选错的选项')).toBeInTheDocument();
    expect(wrong?.getByText('《溺水者救上岸后应先控水。》的解析')).toBeVisible();
    expect(open?.getAllByText('未作答')).toHaveLength(2);
  });

  it('shows the wrong ones alone, under their own numbers', async () => {
    const { user, at } = learn(address, (wire) => wire.answers(call, aResult()));
    await user.click(await screen.findByRole('link', { name: '只看错题' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      '2. 溺水者救上岸后应先控水。',
      '3. 高层火灾时应乘坐电梯逃生。',
    ]);
    expect(at()).toBe(`${address}&only=wrong`);
  });

  it('offers the wrong ones again, where there are any', async () => {
    const { user, at, service } = learn(address, (wire) => {
      wire.answers(call, aResult());
      wire.answersWith(questionCalls.rand, () => {
        wire.answers(quizCalls.current, aQuiz());
        return aQuiz();
      });
    });
    await user.click(await screen.findByRole('button', { name: '再练错题' }));
    expect(await screen.findByText('第 1 / 3 题')).toBeVisible();
    expect(service.asked).toContain('/smreds/question/v1/rand?count=10&onlyWrong=true');
    expect(at()).toBe('/emergencyCenter/quiz');
  });

  it('asks before a quiz under way would be given up for it', async () => {
    const answers = [{ questionId: 11, option: 'A' }];
    const { user, service } = learn(address, (wire) => {
      wire.answers(call, aResult());
      wire.answers(quizCalls.current, aQuiz({ answers }));
    });
    await user.click(await screen.findByRole('button', { name: '再练错题' }));
    expect(await screen.findByText(/已答 1\/3/)).toBeVisible();
    expect(service.asked.some((asked) => asked.includes('/rand'))).toBe(false);
    expect(screen.getByRole('link', { name: '继续原测验' })).toHaveAttribute(
      'href',
      '/emergencyCenter/quiz',
    );
  });

  it('asks about what is under way now, not about what once was', async () => {
    const { user, service } = learn(address, (wire) => {
      wire.answers(call, aResult());
      wire.answers(quizCalls.current, aQuiz());
    });
    const practise = () => user.click(screen.getByRole('button', { name: '再练错题' }));
    await screen.findByText('33');
    await practise();
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    service.refuses(quizCalls.current, { status: 503, flag: 503, message: '服务繁忙' });
    await practise();
    expect(await screen.findByText('服务繁忙')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('draws nothing where nobody knows whether a quiz is under way', async () => {
    const { user, service } = learn(address, (wire) => {
      wire.answers(call, aResult());
      wire.refuses(quizCalls.current, { status: 503, flag: 503, message: '服务繁忙' });
    });
    await user.click(await screen.findByRole('button', { name: '再练错题' }));
    expect(await screen.findByText('服务繁忙')).toBeVisible();
    expect(service.asked.some((asked) => asked.includes('/rand'))).toBe(false);
    expect(screen.getByRole('button', { name: '再练错题' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('of somebody who was right throughout has no wrong ones', async () => {
    const questions = reviewedQuestions.slice(0, 1);
    const perfect = aResult({ score: 100, correct: 1, total: 1, questions });
    learn(`${address}&only=wrong`, (wire) => wire.answers(call, perfect));
    expect(await screen.findByText('全部答对，没有错题')).toBeVisible();
    expect(screen.queryByRole('button', { name: '再练错题' })).toBeNull();
  });

  it('that does not exist, or is no number, is not found', async () => {
    learn(address, (wire) =>
      wire.refuses(call, { status: 404, flag: 404, message: '该测验不存在或已结束' }),
    );
    expect(await screen.findByText('您访问的页面不存在')).toBeVisible();
  });
});
