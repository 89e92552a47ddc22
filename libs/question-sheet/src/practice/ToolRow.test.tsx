import { AppTheme } from '@cheese/ui/look/AppTheme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aQuestion } from '../testing/aPaper';
import type { QuestionTools } from './QuestionTools';
import { ToolRow } from './ToolRow';

const open = (tools: QuestionTools) => {
  const element = (
    <AppTheme>
      <ToolRow tools={tools} question={aQuestion()} />
    </AppTheme>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return userEvent.setup();
};
const press = (name: string) => screen.getByRole('button', { name });

it('offers what it was handed, and nothing else', async () => {
  const collect = jest.fn();
  const user = open({ collecting: { isCollected: () => false, collect } });
  await user.click(press('收藏'));
  expect(collect).toHaveBeenCalledWith(11, true);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('tells what is wrong with a question, once it was said what', async () => {
  const report = jest.fn(async () => undefined);
  const user = open({ report });
  await user.click(press('报错'));
  await user.click(screen.getAllByRole('button', { name: '提交' })[0] as HTMLElement);
  expect(report).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /问题描述/ }), '答案有误');
  await user.click(press('提交'));
  expect(report).toHaveBeenCalledWith(11, '答案有误');
});

it('keeps a note, and leaves it open where it was not kept', async () => {
  const write = jest.fn(async () => false);
  const user = open({ notes: { read: () => '旧笔记', write } });
  await user.click(press('笔记'));
  const box = screen.getByRole('textbox', { name: '本题笔记' });
  expect(box).toHaveValue('旧笔记');
  await user.type(box, '！');
  await user.click(press('保存笔记'));
  expect(write).toHaveBeenCalledWith(11, '旧笔记！');
  expect(box).toBeVisible();
});
