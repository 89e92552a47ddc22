import { act, fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { BackToTop } from './BackToTop';

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => scrollTo(Number(to[1])));
});
afterEach(() => {
  scrollTo(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = () => screen.queryByRole('button', { name: '回到顶部' });
const goUp = () => fireEvent.click(screen.getByRole('button', { name: '回到顶部' }));
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

it('appears beyond 600 px and goes again above', () => {
  show(<BackToTop />);
  scrollTo(600);
  expect(button()).toBeNull();
  scrollTo(601);
  expect(button()).toBeVisible();
  scrollTo(10);
  expect(button()).toBeNull();
});

it('climbs 80 px every 10 ms to the very top and stays there', () => {
  show(<BackToTop />);
  scrollTo(1000);
  goUp();
  pass(10);
  expect(window.scrollY).toBe(920);
  pass(20);
  expect(window.scrollY).toBe(760);
  pass(1000);
  expect(window.scrollY).toBe(0);
  scrollTo(700);
  pass(1000);
  expect(window.scrollY).toBe(700);
});

it('lets the reader stop it by the wheel', () => {
  show(<BackToTop />);
  scrollTo(1000);
  goUp();
  pass(10);
  fireEvent.wheel(window);
  pass(1000);
  expect(window.scrollY).toBe(920);
});

it('goes at once where motion is unwelcome', () => {
  const still = { matches: true } as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(still);
  show(<BackToTop />);
  scrollTo(5000);
  goUp();
  expect(window.scrollY).toBe(0);
});
