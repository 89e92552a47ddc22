import { screen } from '@testing-library/react';
import { LinkTabs } from './LinkTabs';
import { show } from '../testing/show';

it('leads to each state, tells which one is shown, and how much is behind it', () => {
  show(
    <LinkTabs
      label="类型"
      choices={[
        { label: '课程', href: '/?type=1', isChosen: true, count: 12 },
        { label: '资讯', href: '/?type=128', isChosen: false },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '类型' })).toBeVisible();
  const chosen = screen.getByRole('link', { name: /课程\s*12/ });
  expect(chosen).toHaveAttribute('aria-current', 'page');
  expect(chosen).toHaveAttribute('href', '/?type=1');
  const other = screen.getByRole('link', { name: '资讯' });
  expect(other).not.toHaveAttribute('aria-current');
  // A transparent line would be visible in forced colours.
  expect(getComputedStyle(other).borderBottomStyle).not.toBe('solid');
  expect(getComputedStyle(chosen).borderBottomStyle).toBe('solid');
});
