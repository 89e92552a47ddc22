import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { ConfirmDialog } from './ConfirmDialog';
import { PanelDialog } from './PanelDialog';

const none = () => undefined;

describe('the question before something is lost', () => {
  it('says what, and stands on the way back', async () => {
    const onConfirm = jest.fn();
    show(
      <ConfirmDialog
        title="删除题目"
        consequence="删除后不能恢复"
        confirm="删除"
        onConfirm={onConfirm}
        onClose={none}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: '删除题目' });
    expect(dialog).toHaveAccessibleDescription('删除后不能恢复');
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.setup().click(screen.getByRole('button', { name: '删除' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('hears nothing while under way', async () => {
    const [onConfirm, onClose] = [jest.fn(), jest.fn()];
    show(
      <ConfirmDialog
        title="删"
        consequence="没了"
        confirm="删除"
        isBusy
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

function Deleting({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>清空</button>
      {isOpen && (
        <ConfirmDialog
          title="清空题目"
          consequence="清空后不能恢复"
          confirm="全部清空"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

describe('an Enter that is held', () => {
  it('opens a question and presses nothing in it', async () => {
    const user = userEvent.setup();
    show(<Deleting onConfirm={none} />);
    await user.tab();
    await user.keyboard('{Enter>9/}');
    expect(screen.getByRole('alertdialog', { name: '清空题目' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('presses nothing by itself on the way to what is lost', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    show(<Deleting onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: '清空' }));
    act(() => screen.getByRole('button', { name: '全部清空' }).focus());
    await user.keyboard('{Enter>9/}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('writes lines where one writes', async () => {
    const user = userEvent.setup();
    show(<textarea aria-label="备注" />);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Enter>3/}');
    expect(screen.getByRole('textbox')).toHaveValue('\n\n\n');
  });
});

it('a panel closes by Esc, but not while something is under way', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup();
  const { showAgain } = show(
    <PanelDialog title="新增" isBusy onClose={onClose}>
      内容
    </PanelDialog>,
  );
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  showAgain(
    <PanelDialog title="新增" onClose={onClose}>
      内容
    </PanelDialog>,
  );
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
