import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Verify } from '../attempt';
import type { LoadedPuzzle } from '../loadedPuzzle';
import { SliderCaptcha } from '../SliderCaptcha';
import { captchaScreen } from '../testing/captchaScreen';
import { later } from '../testing/later';
import { somePuzzle } from '../testing/somePuzzle';

const { drag, handle, pass, settled } = captchaScreen;

/** A puzzle as a server issues it: no gap. */
async function issued(): Promise<LoadedPuzzle> {
  const { gap: _, ...puzzle } = somePuzzle({ x: 120, y: 40 }, 'p9');
  return puzzle;
}

async function open(onVerify: Verify) {
  const loadPuzzle = jest.fn(issued);
  const onVerified = jest.fn();
  const ends = { onClose: () => undefined, onVerified };
  render(<SliderCaptcha open {...ends} loadPuzzle={loadPuzzle} onVerify={onVerify} />);
  await settled();
  return { loadPuzzle, onVerified };
}

const status = () => screen.getByRole('status');

beforeEach(() => captchaScreen.prepare());
afterEach(() => jest.useRealTimers());

describe('a judge elsewhere', () => {
  it('has the only say', async () => {
    const { onVerified } = await open(async ({ offset }) => offset === 33);
    drag(33);
    await settled();
    pass(1500);
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('may take its time, in which nothing else can be done', async () => {
    const verdict = later<boolean>();
    const { loadPuzzle } = await open(() => verdict.promise);
    drag(50);
    expect(status()).toHaveTextContent('正在验证');
    expect(handle()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: '换一张' }));
    expect(loadPuzzle).toHaveBeenCalledTimes(1);
    await act(async () => verdict.resolve(true));
    expect(status()).toHaveTextContent('验证通过');
  });

  it.each<[string, Verify]>([
    ['answers with a failure', () => Promise.reject(new Error('offline'))],
    [
      'fails before it answers',
      () => {
        throw new Error('broken');
      },
    ],
  ])('that %s is not taken for a wrong place', async (_, onVerify) => {
    const { loadPuzzle } = await open(onVerify);
    drag(50);
    await settled();
    expect(status()).toHaveTextContent('验证未完成，请稍后重试');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settled();
    expect(loadPuzzle).toHaveBeenCalledTimes(2);
  });
});

it('says what it is told to say', async () => {
  const ends = { onClose: () => undefined, onVerified: () => undefined };
  const loadPuzzle = async () => somePuzzle({ x: 120, y: 40 });
  render(<SliderCaptcha open {...ends} loadPuzzle={loadPuzzle} texts={{ title: '滑动验证' }} />);
  await settled();
  expect(screen.getByRole('dialog', { name: '滑动验证' })).toBeVisible();
  expect(screen.getByText('向右拖动滑块完成拼图')).toBeVisible();
});
