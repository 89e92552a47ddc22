import { act, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { leaving, useTask } from './useTask';

/** A button that counts its clicks; the test decides when its task ends. */
function aTask() {
  const begun: ((result: unknown) => void)[] = [];
  const failed: (() => void)[] = [];
  const work = () =>
    new Promise<unknown>((resolve, reject) => {
      begun.push(resolve);
      failed.push(() => reject(new Error('refused')));
    });
  function Task() {
    const { isBusy, run } = useTask();
    return (
      <button type="button" aria-disabled={isBusy} onClick={() => void run(work, '已保存')}>
        保存
      </button>
    );
  }
  show(<Task />);
  return { begun, failed, button: screen.getByRole('button', { name: '保存' }) };
}

it('hears no second click, not even before the first one shows', async () => {
  const { begun, button } = aTask();
  await act(async () => {
    button.click();
    button.click();
  });
  expect(begun).toHaveLength(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('says what is done, and may be begun again', async () => {
  const { begun, button } = aTask();
  await act(async () => button.click());
  await act(async () => begun[0]?.(null));
  expect(screen.getByText('已保存')).toBeVisible();
  await act(async () => button.click());
  expect(begun).toHaveLength(2);
});

it('says nothing of what failed, and may be begun again', async () => {
  const { begun, failed, button } = aTask();
  await act(async () => button.click());
  await act(async () => failed[0]?.());
  expect(screen.queryByText('已保存')).toBeNull();
  await act(async () => button.click());
  expect(begun).toHaveLength(2);
});

it('stays busy once its page is on its way out', async () => {
  const { begun, button } = aTask();
  await act(async () => button.click());
  await act(async () => begun[0]?.(leaving));
  await act(async () => button.click());
  expect(begun).toHaveLength(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
