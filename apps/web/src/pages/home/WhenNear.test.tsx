import { act, render, screen } from '@testing-library/react';
import { WhenNear } from './WhenNear';

/** Fakes IntersectionObserver; the returned function reports whether the element is near. */
function readerAfar() {
  let say: IntersectionObserverCallback | undefined;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    say = callback;
    return { observe: () => undefined, disconnect: () => undefined } as never;
  });
  const seen = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[];
  return (isIntersecting: boolean) => act(() => say?.(seen(isIntersecting), {} as never));
}

const marginSaid = () =>
  String(jest.mocked(window.IntersectionObserver).mock.calls[0]?.[1]?.rootMargin);

afterEach(() => jest.restoreAllMocks());

it('shows the room, and what belongs there once the reader is near', () => {
  const comesNear = readerAfar();
  render(
    <WhenNear atOnce={false} room="still far">
      there
    </WhenNear>,
  );
  comesNear(false);
  expect(screen.getByText('still far')).toBeVisible();
  comesNear(true);
  expect(screen.getByText('there')).toBeVisible();
});

it('is there at once for who comes back', () => {
  readerAfar();
  render(
    <WhenNear atOnce room="still far">
      there
    </WhenNear>,
  );
  expect(screen.getByText('there')).toBeVisible();
});

it('is near for whoever was led past it, however far', () => {
  readerAfar();
  render(
    <WhenNear atOnce={false} room="still far">
      there
    </WhenNear>,
  );
  const [above, , below] = marginSaid().split(' ');
  expect(parseInt(above ?? '', 10)).toBeGreaterThan(20_000);
  expect(below).toBe('50%');
});
