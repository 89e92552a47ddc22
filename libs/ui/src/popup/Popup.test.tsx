import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { PopupPanel } from './Popup';

describe('a press inside of a panel', () => {
  const open = async (keepsFocus: boolean) => {
    show(
      <>
        <input aria-label="搜索" />
        <PopupPanel keepsFocus={keepsFocus}>
          <button>清空历史</button>
        </PopupPanel>
      </>,
    );
    await userEvent.click(screen.getByLabelText('搜索'));
    await userEvent.click(screen.getByRole('button', { name: '清空历史' }));
  };

  it('leaves the focus in the field that it belongs to', async () => {
    await open(true);
    expect(screen.getByLabelText('搜索')).toHaveFocus();
  });

  it('takes the focus where it belongs to none', async () => {
    await open(false);
    expect(screen.getByRole('button', { name: '清空历史' })).toHaveFocus();
  });
});

it('is left by its links alone', async () => {
  const onLeave = jest.fn();
  show(
    <PopupPanel label="账号菜单" onLeave={onLeave}>
      <p>您好</p>
      <a href="#there">
        <span>我的消息</span>
      </a>
    </PopupPanel>,
  );
  await userEvent.click(screen.getByText('您好'));
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('我的消息'));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', { name: '账号菜单' })).toBeVisible();
});
