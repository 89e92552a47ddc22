import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Attempt } from './attempt';
import type { KnownPuzzle } from './loadedPuzzle';
import { SliderCaptcha } from './SliderCaptcha';
import { captchaScreen } from './testing/captchaScreen';
import { later } from './testing/later';
import { somePuzzle } from './testing/somePuzzle';

const { handle, drag, settled, pass } = captchaScreen;

function open(options: {
  loadPuzzle?: () => Promise<KnownPuzzle>;
  onVerify?: (attempt: Attempt) => Promise<boolean>;
}) {
  const [onClose, onVerified] = [jest.fn(), jest.fn()];
  const loadPuzzle = jest.fn(async () => somePuzzle({ x: 120, y: 40 }));
  const ends = { onClose, onVerified };
  const props = { loadPuzzle, ...ends, ...options };
  const { rerender } = render(<SliderCaptcha open {...props} />);
  const shut = () => rerender(<SliderCaptcha open={false} {...props} />);
  return { ...ends, loadPuzzle, shut };
}

beforeEach(() => captchaScreen.prepare());
afterEach(() => jest.useRealTimers());

describe('SliderCaptcha', () => {
  it('is nothing while it is closed', () => {
    const load = jest.fn();
    const nothing = () => undefined;
    render(<SliderCaptcha open={false} loadPuzzle={load} onClose={nothing} onVerified={nothing} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('opens with its title, says that it loads, and puts the focus on the slider', async () => {
    open({});
    expect(screen.getByRole('dialog', { name: '请完成安全验证' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('图片加载中');
    await settled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(handle()).toHaveFocus();
    expect(handle()).toHaveAttribute('aria-valuemax', '208');
  });

  it('passes a piece dragged into the gap, and goes on after 1.5 seconds', async () => {
    const { onVerified } = open({});
    await settled();
    drag(123);
    await settled();
    expect(screen.getByRole('status')).toHaveTextContent('验证通过');
    pass(1499);
    expect(onVerified).not.toHaveBeenCalled();
    pass(1);
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('refuses a wrong place, brings a new puzzle, and passes the right one', async () => {
    const { loadPuzzle, onVerified } = open({});
    await settled();
    drag(80);
    await settled();
    expect(screen.getByRole('status')).toHaveTextContent('没有对准缺口，请再试一次');
    pass(1200);
    await settled();
    expect(loadPuzzle).toHaveBeenCalledTimes(2);
    expect(handle()).toHaveAttribute('aria-valuenow', '0');
    drag(120);
    await settled();
    pass(1500);
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('shows that the picture did not come, and tries again', async () => {
    const loadPuzzle = jest
      .fn(async () => somePuzzle({ x: 120, y: 40 }))
      .mockRejectedValueOnce(new Error('offline'));
    open({ loadPuzzle });
    await settled();
    expect(screen.getByRole('status')).toHaveTextContent('图片加载失败');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settled();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    expect(handle()).toHaveFocus();
  });

  it('brings another picture when asked, and forgets the one that is late', async () => {
    const late = later<KnownPuzzle>();
    const loadPuzzle = jest
      .fn(async () => somePuzzle({ x: 70, y: 40 }))
      .mockReturnValueOnce(late.promise);
    const { onVerified } = open({ loadPuzzle });
    fireEvent.click(screen.getByRole('button', { name: '换一张' }));
    await settled();
    await act(async () => late.resolve(somePuzzle({ x: 190, y: 40 })));
    drag(70);
    await settled();
    pass(1500);
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('closes by its button and by Esc, which a dialog around it does not hear', async () => {
    const { onClose } = open({});
    const around = jest.fn();
    document.body.addEventListener('keydown', around);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(handle(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(around).not.toHaveBeenCalled();
    await settled();
  });

  it('says nothing more once it is closed', async () => {
    const { shut, onVerified } = open({});
    await settled();
    drag(120);
    await settled();
    shut();
    pass(5000);
    expect(onVerified).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
