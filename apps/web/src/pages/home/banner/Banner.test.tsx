import type { Ad } from '@cheese/domain/contract/content/ad';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Banner } from './Banner';

const anAd = (id: number): Ad => ({
  id,
  place: 1,
  title: `第${id}幅`,
  subtitle: '说明',
  picture: `ad/${id}-960.webp`,
  link: `/productList?productType=${id}`,
  deadline: null,
});

const board = [
  {
    id: 1,
    name: '临床医学',
    options: [
      { id: 2, name: '内科学' },
      { id: 3, name: '外科学' },
    ],
  },
  { id: 9, name: '护理学', options: [{ id: 10, name: '基础护理学' }] },
];

/** The site's own slide, and enough ads to make `count` slides. */
const show = (count = 3) =>
  render(
    <MemoryRouter>
      <AppTheme>
        <Banner
          ads={Array.from({ length: count - 1 }, (_, index) => anAd(index + 1))}
          board={board}
        />
      </AppTheme>
    </MemoryRouter>,
  );

const slide = (number: number) => screen.getByRole('group', { name: `第${number}张，共3张` });
const isShown = (number: number) => !slide(number).hasAttribute('inert');
const stage = () => screen.getByRole('region', { name: '精选推荐' });
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe('the carousel', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('moves on by itself, and around the end', () => {
    show();
    expect(isShown(1)).toBe(true);
    wait(6000);
    expect([isShown(1), isShown(2)]).toEqual([false, true]);
    wait(6000);
    wait(6000);
    expect(isShown(1)).toBe(true);
  });

  it.each([
    ['pointed at', () => fireEvent.mouseEnter(stage()), () => fireEvent.mouseLeave(stage())],
    ['focused', () => fireEvent.focus(stage()), () => fireEvent.blur(stage())],
  ])('stays while it is %s', (_how, hold, letGo) => {
    show();
    hold();
    wait(20_000);
    expect(isShown(1)).toBe(true);
    letGo();
    wait(6000);
    expect(isShown(2)).toBe(true);
  });

  it('can be stopped and set going', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
    wait(20_000);
    expect(isShown(1)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '继续轮播' }));
    wait(6000);
    expect(isShown(2)).toBe(true);
  });

  it('stands still for whoever wants no motion', () => {
    const still = { matches: true } as MediaQueryList;
    jest.spyOn(window, 'matchMedia').mockReturnValue(still);
    show();
    wait(20_000);
    expect(isShown(1)).toBe(true);
  });

  it('goes by arrows and dots', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '上一张' }));
    expect(isShown(3)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(isShown(1)).toBe(true);
    const dot = screen.getByRole('button', { name: '第2张' });
    fireEvent.click(dot);
    expect(isShown(2)).toBe(true);
    expect(dot).toHaveAttribute('aria-current', 'true');
  });

  it('fetches the first picture at once and the others later', () => {
    const { container } = show();
    const pictures = () => [...container.querySelectorAll('img')];
    expect(pictures().map((image) => image.getAttribute('loading'))).toEqual(['eager']);
    expect(pictures()[0]).toHaveAttribute('src', '/welcome-960.webp');
    wait(2500);
    expect(pictures()).toHaveLength(3);
  });

  it('needs no controls for one picture', () => {
    show(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a finger on the carousel', () => {
  // jsdom's PointerEvent has no position, so use a mouse event.
  const touch = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX });
    Object.defineProperty(event, 'pointerType', { value: 'touch' });
    fireEvent(stage(), event);
  };

  it('pushes it on and back, but not by a mere touch', () => {
    show();
    touch('pointerdown', 200);
    touch('pointerup', 190);
    expect(isShown(1)).toBe(true);
    touch('pointerdown', 200);
    touch('pointerup', 100);
    expect(isShown(2)).toBe(true);
    touch('pointerdown', 100);
    touch('pointerup', 200);
    expect(isShown(1)).toBe(true);
  });
});

describe('the category board', () => {
  const link = (name: string) => screen.getByRole('link', { name });

  it('opens what is below a subject that is pointed at', async () => {
    show();
    await userEvent.hover(link('护理学'));
    const below = within(screen.getByRole('group', { name: '护理学下的学科' }));
    expect(below.getByRole('link', { name: '基础护理学' })).toHaveAttribute(
      'href',
      '/search?tagId=10',
    );
    expect(link('护理学')).toHaveAttribute('href', '/search?tagId=9');
  });

  it('is walked by arrows: down, in, down, out', async () => {
    show();
    const user = userEvent.setup();
    await user.tab();
    expect(link('临床医学')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(link('内科学')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('外科学')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(link('护理学')).toHaveFocus();
    expect(link('基础护理学')).toBeVisible();
  });

  it('closes by Esc, and when the focus leaves it', async () => {
    show();
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(link('临床医学')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('基础护理学')).toBeVisible();
    await user.tab();
    expect(screen.queryByRole('link', { name: '基础护理学' })).not.toBeInTheDocument();
  });
});
