import { fakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { orderCalls } from '@cheese/domain/calls/shop/order';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aCommodity } from '../../testing/aCommodity';
import { fakeSignIn } from '../../testing/aPerson';
import { renderPage } from '../../testing/renderPage';
import { CommodityCard } from './CommodityCard';
import { CommodityGrid } from './CommodityGrid';

const service = () => {
  const made = fakeService();
  fakeSignIn(made);
  return made;
};

async function show(card: ReactNode, from = service()) {
  const nothing = {
    path: '*',
    layout: 'empty' as const,
    page: async () => ({ default: () => null }),
  };
  const shelf = {
    path: '/shelf',
    layout: 'none' as const,
    page: async () => ({ default: () => card }),
  };
  const page = renderPage('/shelf?page=2', from, {}, [shelf, nothing]);
  await screen.findByText(/人学习/);
  return page;
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'cheese-token-test=; Max-Age=0; Path=/';
});

describe('a card', () => {
  it('is one link, read out by its title, to the page of its type', async () => {
    await show(<CommodityCard item={aCommodity({ type: 4, productId: 7, title: '病理学题库' })} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('病理学题库');
    expect(links[0]).toHaveAttribute('href', '/testingCenter/detail?id=7');
    expect(screen.getByText('题库')).toBeVisible();
  });

  it('says who teaches, how many learn, and what it costs whom', async () => {
    await show(<CommodityCard item={aCommodity()} />);
    expect(screen.getByText('林知微')).toBeVisible();
    expect(screen.getByText('1.2万人学习')).toBeVisible();
    expect(screen.getByText('59.00')).toHaveTextContent('59.00芝士');
    expect(screen.getByText('会员价 39.00')).toBeVisible();
    expect(screen.getByText('基础医学')).toBeVisible();
  });

  it('names the day until which it is free', async () => {
    const deadline = new Date(2026, 10, 24, 12).getTime();
    const free = { opened: 'limitedFree', isLocked: false } as const;
    await show(<CommodityCard item={aCommodity({ limitedFree: true, deadline, ...free })} />);
    expect(screen.getByText('限时免费')).toBeVisible();
    expect(screen.getByText('11月24日截止')).toBeVisible();
    expect(screen.queryByRole('button', { name: /购买|开通/ })).toBeNull();
  });

  it('marks what a search found, and still has its whole title as its name', async () => {
    const item = aCommodity({ title: '心电图判读' });
    await show(<CommodityCard item={item} marks={[{ from: 0, to: 2 }]} description="讲心电的课" />);
    expect(screen.getByRole('link')).toHaveTextContent('心电图判读');
    expect(screen.getByText('心电').tagName).toBe('MARK');
    expect(screen.getByText('讲心电的课')).toBeVisible();
  });
});

describe('buying from a card', () => {
  const locked = aCommodity({ type: 2, productId: 7, title: '病理切片库' });

  it('places the order of its specification once, and leads to its payment', async () => {
    const from = service();
    from.answers(orderCalls.placeOrder, { id: 77 });
    const bodies = recordBodies(from);
    const { session, user, at } = await show(<CommodityCard item={locked} />, from);
    await act(() => session.signIn('good'));
    await user.dblClick(screen.getByRole('button', { name: '购买病理切片库' }));
    await waitFor(() => expect(at()).toBe('/pay/library?id=7&orderId=77'));
    expect(bodies(orderCalls.placeOrder.path)).toEqual([
      { specificationList: [{ specificationId: 1, quantity: 1 }] },
    ]);
  });

  it('asks a visitor to log in, and remembers where they were', async () => {
    const { session, user, at } = await show(<CommodityCard item={locked} />);
    await waitFor(() => expect(session.get().isSignedIn).toBe(false));
    await user.click(screen.getByRole('button', { name: '购买病理切片库' }));
    expect(session.get().isPrompting).toBe(true);
    expect(session.backPath.take()).toBe('/shelf?page=2');
    expect(at()).toBe('/shelf?page=2');
  });

  it('leads to membership where members have it for free, and sells it to all others', async () => {
    const from = service();
    from.answers(orderCalls.placeOrder, { id: 700 });
    const { user, session, at } = await show(
      <CommodityCard item={{ ...locked, charge: 3 }} />,
      from,
    );
    const join = screen.getByRole('link', { name: '开通会员学习病理切片库' });
    expect(join).toHaveAttribute('href', '/shelf?page=2&vip=0');
    await act(() => session.signIn('good'));
    await user.click(screen.getByRole('button', { name: '购买病理切片库' }));
    await waitFor(() => expect(at()).toContain('orderId=700'));
  });

  it('is over for what is bought, which says until when', async () => {
    const openUntil = Date.parse('2027-05-06T12:00:00+08:00');
    const bought = { ...locked, isLocked: false, opened: 'bought' as const, openUntil };
    await show(<CommodityCard item={bought} />);
    expect(screen.getByText('已购买')).toBeVisible();
    expect(screen.getByText('有效期至 2027-05-06')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('59.00')).toBeNull();
  });

  it('stays where it was refused', async () => {
    const from = service();
    const refusal = { status: 409, flag: 409, message: '所选商品已下架，请刷新后重试' };
    from.refuses(orderCalls.placeOrder, refusal);
    const { session, user, at } = await show(<CommodityCard item={locked} />, from);
    await act(() => session.signIn('good'));
    await user.click(screen.getByRole('button', { name: '购买病理切片库' }));
    expect(await screen.findByText('所选商品已下架，请刷新后重试')).toBeVisible();
    expect(at()).toBe('/shelf?page=2');
  });
});

describe('a course in a list', () => {
  const courses = [aCommodity({ productId: 5, title: '内科学' })];
  const facts = {
    courseId: 5,
    durationS: 9000,
    chapterCount: 2,
    coursewareCount: 4,
    rating: null,
    studiedCount: 1,
    isCollected: false,
  };
  const signIn = () => (document.cookie = 'cheese-token-test=a-token; path=/');

  it('says how large it is, and to a learner how far they are', async () => {
    signIn();
    const from = service();
    from.answers(courseCalls.cardFacts, [facts]);
    await show(<CommodityGrid items={courses} />, from);
    expect(await screen.findByText('2.5小时 · 2章 · 4个课件')).toBeVisible();
    expect(screen.getByText('已学 1 / 4')).toBeVisible();
  });

  it('is taken among the favourites at its card, and out of them again', async () => {
    signIn();
    const from = service();
    const asked: string[] = [];
    const tell = (what: string) => {
      asked.push(what);
      return null;
    };
    from.answers(courseCalls.cardFacts, [facts]);
    from.answersWith(collectCalls.add, () => tell('add'));
    from.answersWith(collectCalls.remove, () => tell('remove'));
    const { user, at } = await show(<CommodityGrid items={courses} />, from);
    await screen.findByText('2.5小时 · 2章 · 4个课件');
    const heart = screen.getByRole('button', { name: '收藏内科学' });
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByText('收藏成功')).toBeVisible();
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(asked).toEqual(['add', 'remove']);
    expect(at()).toBe('/shelf?page=2');
  });

  it('asks a visitor who takes it to sign in', async () => {
    const { user } = await show(<CommodityGrid items={courses} />);
    await user.click(screen.getByRole('button', { name: '收藏内科学' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
