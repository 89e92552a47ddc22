import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ImageHostProvider } from './ImageHostProvider';
import { ImageWithFallback } from './ImageWithFallback';
import { show } from '../testing/show';

const hosted = (piece: ReactNode) => (
  <ImageHostProvider host="https://img.example.com">{piece}</ImageHostProvider>
);

it('fetches a stored path from the image host, once it comes into view', () => {
  show(hosted(<ImageWithFallback src="/course/a.png" alt="诊断学" />));
  const picture = screen.getByRole('img', { name: '诊断学' });
  expect(picture).toHaveAttribute('src', 'https://img.example.com/course/a.png');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

it('keeps a whole address and fetches at once what is eager', () => {
  show(hosted(<ImageWithFallback src="https://cdn.example.com/a.png" alt="封面" eager />));
  const picture = screen.getByRole('img', { name: '封面' });
  expect(picture).toHaveAttribute('src', 'https://cdn.example.com/a.png');
  expect(picture).toHaveAttribute('loading', 'eager');
});

it('reserves its place before the picture comes', () => {
  show(<ImageWithFallback src="a.png" alt="封面" ratio={2} />);
  const place = screen.getByRole('img').parentElement;
  expect(place).toHaveStyle({ aspectRatio: '2' });
  expect(place).toHaveAttribute('aria-busy', 'true');
});

it('is no longer busy once the picture has come', () => {
  show(<ImageWithFallback src="a.png" alt="封面" />);
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getByRole('img').parentElement).toHaveAttribute('aria-busy', 'false');
});

it.each(['', null, undefined])('draws a blank with the same text for %p', (src) => {
  show(<ImageWithFallback src={src} alt="人体骨骼" ratio={2} />);
  const blank = screen.getByRole('img', { name: '人体骨骼' });
  expect(blank.tagName).not.toBe('IMG');
  expect(blank).toHaveStyle({ aspectRatio: '2' });
});

it('draws the blank when the picture fails, and tries again for another one', () => {
  const { showAgain } = show(<ImageWithFallback src="broken.png" alt="切片" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: '切片' }).tagName).not.toBe('IMG');
  showAgain(<ImageWithFallback src="whole.png" alt="切片" />);
  expect(screen.getByRole('img', { name: '切片' })).toHaveAttribute('src', '/whole.png');
});

it('notices a picture that failed before anyone listened', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show(<ImageWithFallback src="gone.png" alt="标本" />);
  expect(screen.getByRole('img', { name: '标本' }).tagName).not.toBe('IMG');
  complete.mockRestore();
});

it('stays silent where it only decorates', () => {
  show(<ImageWithFallback src="" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
