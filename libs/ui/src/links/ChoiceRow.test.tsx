import { render, screen } from '@testing-library/react';
import { AppTheme } from '../look/AppTheme';
import { ChoiceRow } from './ChoiceRow';

const choices = [
  { label: '全部', href: '/', isChosen: false },
  { label: '急救知识', href: '/?category=2', isChosen: true },
];

it('leads to each choice and tells which one is shown', () => {
  render(
    <AppTheme>
      <ChoiceRow label="资源分类" choices={choices} />
    </AppTheme>,
  );
  expect(screen.getByRole('navigation', { name: '资源分类' })).toBeVisible();
  expect(screen.getByRole('link', { name: '全部' })).not.toHaveAttribute('aria-current');
  const chosen = screen.getByRole('link', { name: '急救知识' });
  expect(chosen).toHaveAttribute('aria-current', 'page');
  expect(chosen).toHaveAttribute('href', '/?category=2');
});
