import { AppTheme } from '@cheese/ui/look/AppTheme';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aCommodity } from '../../testing/aCommodity';
import { CommodityCard } from './CommodityCard';

const show = (card: React.ReactNode) =>
  render(
    <MemoryRouter>
      <AppTheme>{card}</AppTheme>
    </MemoryRouter>,
  );

describe('a card', () => {
  it('is one link, read out by its title, to the page of its type', () => {
    show(<CommodityCard item={aCommodity({ type: 4, productId: 7, title: '病理学题库' })} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('病理学题库');
    expect(links[0]).toHaveAttribute('href', '/testingCenter/detail?id=7');
    expect(screen.getByText('题库')).toBeVisible();
  });

  it('says who teaches, how many learn, and what it costs whom', () => {
    show(<CommodityCard item={aCommodity()} />);
    expect(screen.getByText('林知微')).toBeVisible();
    expect(screen.getByText('1.2万人学习')).toBeVisible();
    expect(screen.getByText('59.00')).toHaveTextContent('59.00芝士');
    expect(screen.getByText('会员价 39.00')).toBeVisible();
    expect(screen.getByText('基础医学')).toBeVisible();
  });

  it('names the day until which it is free', () => {
    const deadline = new Date(2026, 10, 24, 12).getTime();
    show(<CommodityCard item={aCommodity({ limitedFree: true, deadline })} />);
    expect(screen.getByText('限时免费')).toBeVisible();
    expect(screen.getByText('11月24日截止')).toBeVisible();
  });

  it('marks what a search found, and still has its whole title as its name', () => {
    const item = aCommodity({ title: '心电图判读' });
    show(<CommodityCard item={item} marks={[{ from: 0, to: 2 }]} description="讲心电的课" />);
    expect(screen.getByRole('link')).toHaveTextContent('心电图判读');
    expect(screen.getByText('心电').tagName).toBe('MARK');
    expect(screen.getByText('讲心电的课')).toBeVisible();
  });
});
