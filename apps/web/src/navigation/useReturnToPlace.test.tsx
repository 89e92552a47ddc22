import { act, render } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Root } from '../Root';

jest.mock('../features/loginPrompt/LoginPrompt', () => ({ LoginPrompt: () => null }));
jest.mock('../features/firstPassword/FirstPasswordGate', () => ({
  FirstPasswordGate: ({ children }: PropsWithChildren) => children,
}));
jest.mock('../features/slide/findings/outbox/FindingOutbox', () => ({
  FindingOutbox: () => null,
}));

const SCREEN = 800;
const KEY = 'react-router-scroll-positions';

let grow = (_height: number) => undefined as void;
let isWatched = false;

/** A page of a given height, which can be scrolled to its end. */
function layPage(height: number) {
  const page = { height };
  const end = () => Math.max(0, page.height - SCREEN);
  let told: () => void = () => undefined;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => page.height,
  });
  Object.assign(window, { innerHeight: SCREEN, scrollY: 0 });
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    Object.assign(window, { scrollY: Math.min(end(), Number(to[1])) });
  });
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    told = () => isWatched && callback([], {} as never);
    const watch = (is: boolean) => () => void (isWatched = is);
    return { observe: watch(true), disconnect: watch(false) } as never;
  });
  grow = (taller) => {
    page.height = taller;
    act(() => told());
  };
}

/** Opens a prerendered page, whose scroll position the router does not restore. */
function open(key = 'left', readyState: DocumentReadyState = 'complete') {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const routes = [{ Component: Root, children: [{ path: '*', element: 'page' }] }];
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: '/', key }, '/help'],
    initialIndex: 0,
    hydrationData: {},
  });
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount };
}

beforeEach(() => {
  isWatched = false;
  layPage(2_467);
  sessionStorage.setItem(KEY, JSON.stringify({ left: 3_000, other: 2_000 }));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
});

const standAt = (scrollY: number) => Object.assign(window, { scrollY });

describe('who comes back in a new document', () => {
  it('finds the place again once the page is tall enough', () => {
    standAt(1_667);
    open();
    grow(2_467);
    expect(window.scrollY).toBe(1_667);
    grow(3_000);
    expect(window.scrollY).toBe(2_200);
    grow(5_000);
    expect(window.scrollY).toBe(3_000);
    expect(isWatched).toBe(false);
    expect(document.documentElement.style.overflowAnchor).toBe('');
  });

  it('finds it from the top, too, while the page is loading', () => {
    open('left', 'interactive');
    grow(5_000);
    expect(window.scrollY).toBe(3_000);
  });

  it('is not moved where the place is right already', () => {
    layPage(5_000);
    standAt(3_000);
    open();
    expect(isWatched).toBe(false);
  });
});

describe('who has moved stays there', () => {
  it.each([0, 300])('before the scripts had come: at %d', (place) => {
    standAt(place);
    open();
    expect(isWatched).toBe(false);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('by %s', (name) => {
    standAt(1_667);
    open();
    grow(3_000);
    window.dispatchEvent(new Event(name));
    grow(5_000);
    expect(window.scrollY).toBe(2_200);
    expect(isWatched).toBe(false);
  });

  it('by other means', () => {
    standAt(1_667);
    open();
    grow(3_000);
    standAt(900);
    grow(5_000);
    expect(window.scrollY).toBe(900);
    expect(isWatched).toBe(false);
  });

  it('by waiting long', () => {
    jest.useFakeTimers();
    standAt(1_667);
    open();
    act(() => jest.advanceTimersByTime(10_000));
    expect(isWatched).toBe(false);
  });

  it('by a step to another page', async () => {
    standAt(1_667);
    const { router } = open();
    expect(isWatched).toBe(true);
    await act(() => router.navigate('/news'));
    expect(isWatched).toBe(false);
  });
});

it('a new visit begins where it is, whatever the tab remembers', () => {
  standAt(1_667);
  open('new');
  expect(isWatched).toBe(false);
});

it.each(['{', 'null', '{"other":2000}'])('without a place nothing happens: %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  standAt(1_667);
  open();
  expect(isWatched).toBe(false);
});

it('Back inside the site goes on to a place that the page is still too short for', async () => {
  const { router } = open('new');
  grow(5_000);
  standAt(3_400);
  await act(() => router.navigate('/help'));
  expect(window.scrollY).toBe(0);
  layPage(2_467);
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(1_667);
  grow(5_000);
  expect(window.scrollY).toBe(3_400);
});
