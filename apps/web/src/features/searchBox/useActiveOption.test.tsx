import { fireEvent, screen } from '@testing-library/react';
import { renderSite } from '../../testing/renderPage';

afterEach(() => localStorage.clear());

async function openHistory() {
  localStorage.setItem('historyList', JSON.stringify(['解剖', '心电图']));
  const { user, at } = renderSite('/course');
  const box = await screen.findByRole('combobox', { name: '搜索' });
  await user.click(box);
  await screen.findByRole('option', { name: '解剖' });
  const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
  return { box, at, chosen };
}

/** A key handled by an input method; Safari reports it by key code only. */
const composing = [
  ['as most browsers say it', { isComposing: true }],
  ['as Safari says it', { keyCode: 229 }],
] as const;

describe.each(composing)('a key of the input method, %s', (_which, said) => {
  it('moves no option', async () => {
    const { box, chosen } = await openHistory();
    // `fireEvent` returns false if the default was prevented, which would break the input method.
    expect(fireEvent.keyDown(box, { key: 'ArrowDown', ...said })).toBe(true);
    expect(chosen()).toBeUndefined();
    expect(box).not.toHaveAttribute('aria-activedescendant');
  });

  it('picks no option and searches for nothing', async () => {
    const { box, at, chosen } = await openHistory();
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(chosen()).toBe('解剖');
    fireEvent.keyDown(box, { key: 'Enter', ...said });
    expect(box).toHaveValue('');
    expect(at()).toBe('/course');
    expect(chosen()).toBe('解剖');
  });

  it('closes nothing', async () => {
    const { box } = await openHistory();
    fireEvent.keyDown(box, { key: 'Escape', ...said });
    expect(screen.getByRole('option', { name: '解剖' })).toBeVisible();
  });
});
