import { show } from '@cheese/ui/testing/show';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TourCard } from './TourCard';
import type { Tour } from './useTour';

const stop = (id: string, sound = '') => ({ id, title: `站${id}`, text: '', sound, view: '' });

function play(at: number, sound = '') {
  const [step, end] = [jest.fn(), jest.fn()];
  const playing = { id: 1, title: '肝', version: 1, stops: [stop('1', sound), stop('2', sound)] };
  show(<TourCard tour={{ playing, at, step, end } as unknown as Tour} />);
  return { step, end };
}

it('says at which stop it is, and leads no further than its ends', () => {
  play(1);
  expect(screen.getByText('肝 · 第 2 站，共 2 站')).toBeVisible();
  expect(screen.getByRole('button', { name: '下一站' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '上一站' })).toBeEnabled();
});

it('goes on by keys, and ends by one', () => {
  const { step, end } = play(0);
  const card = screen.getByRole('region', { name: '导览：肝' });
  for (const key of ['ArrowRight', 'ArrowLeft', 'a']) fireEvent.keyDown(card, { key });
  expect(step.mock.calls).toEqual([[1], [-1]]);
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(end).toHaveBeenCalledTimes(1);
});

it('goes on by itself once its words are spoken, unless that is not wanted', async () => {
  const { step } = play(0, '/a.mp3');
  const audio = screen.getByLabelText('讲解音频');
  fireEvent.ended(audio);
  expect(step.mock.calls).toEqual([[1]]);
  await userEvent.click(screen.getByRole('checkbox'));
  fireEvent.ended(audio);
  expect(step).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(audio, { key: 'ArrowRight' });
  expect(step).toHaveBeenCalledTimes(1);
});
