import { show } from '@cheese/ui/testing/show';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionSheet } from '../sheet/QuestionSheet';
import { aKeeper } from '../testing/aKeeper';
import { aPaper, aQuestion } from '../testing/aPaper';
import { makeMarks, type Marks, type MarksShelf } from './makeMarks';

function open(marks: Marks, paper = aPaper()) {
  const { keeper } = aKeeper([]);
  const calls = { submit: async () => 'done' as const, onSubmitted: () => undefined };
  show(
    <QuestionSheet keeper={keeper} calls={calls} paper={paper} ended={null} tools={{ marks }} />,
  );
  return { keeper, user: userEvent.setup() };
}

describe("marks of one's own", () => {
  const kept = () => {
    const shelf: { all: Parameters<MarksShelf['set']>[0] | null } = { all: null };
    const marks = () => makeMarks({ get: () => shelf.all, set: (all) => (shelf.all = all) });
    return { shelf, marks };
  };

  it('rules options out by the button and by Shift and the letter, and keeps that', async () => {
    const { shelf, marks } = kept();
    const { user, keeper } = open(marks());
    await user.click(await screen.findByRole('button', { name: '排除选项A' }));
    await user.keyboard('{Shift>}C{/Shift}');
    const struck = () => screen.getAllByRole('button', { name: /^排除选项/, pressed: true });
    expect(struck()).toHaveLength(2);
    expect(keeper.state().answers[0]).toBeUndefined();
    await user.keyboard('{Shift>}C{/Shift}');
    expect(struck()).toHaveLength(1);
    expect(marks().read(11).struck).toEqual(['A']);
    expect(shelf.all).not.toBeNull();
  });

  it('highlights what is selected of a stem, also after it is loaded anew, and takes it back', async () => {
    const { marks } = kept();
    const { user } = open(marks());
    const heading = await screen.findByRole('heading', { name: '第 11 号题目' });
    const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()!;
    await user.click(screen.getByRole('button', { name: '高亮所选文字' }));
    expect(await screen.findByText('请先选中题干或病例中的文字')).toBeVisible();
    window.getSelection()?.setBaseAndExtent(words, 2, words, 4);
    await user.click(screen.getByRole('button', { name: '高亮所选文字' }));
    expect(heading.querySelector('mark')).toHaveTextContent('11');
    expect(marks().read(11).highlights).toHaveLength(1);
    await user.click(heading.querySelector('mark') as HTMLElement);
    expect(heading.querySelector('mark')).toBeNull();
    expect(heading).toHaveTextContent('第 11 号题目');
  });

  it('highlights the case and the options that several questions share, once for all of them', async () => {
    const { marks } = kept();
    const shared = { groupId: 5, context: '男，60岁，胸痛2小时' };
    const questions = [11, 12].map((id) => aQuestion({ id, stem: `第 ${id} 号题目`, ...shared }));
    const { user } = open(marks(), aPaper({ questions }));
    const textOf = (words: string) => screen.getByText(words).firstChild as Text;
    await screen.findByText(shared.context);
    const button = () => screen.getByRole('button', { name: '高亮所选文字' });
    window.getSelection()?.setBaseAndExtent(textOf(shared.context), 6, textOf('错误'), 2);
    await user.click(button());
    const seen = () => [...document.querySelectorAll('mark')].map((one) => one.textContent);
    expect(seen()).toEqual(['胸痛2小时', '正确', '错误']);
    await user.click(screen.getByRole('button', { name: '下一题' }));
    expect(await screen.findByRole('heading', { name: '第 12 号题目' })).toBeVisible();
    expect(seen()).toEqual(['胸痛2小时', '正确', '错误']);
    await user.click(screen.getByRole('button', { name: '清除高亮' }));
    expect(seen()).toEqual([]);
  });
});
