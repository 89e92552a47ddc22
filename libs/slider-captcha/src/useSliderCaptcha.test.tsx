import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { captchaScreen } from './testing/captchaScreen';
import { useSliderCaptcha } from './useSliderCaptcha';

const { drag, settled, pass } = captchaScreen;
/** With chance at one half, the gap of every drawn puzzle is here. */
const GAP = 134;

function LoginButton() {
  const [answers, setAnswers] = useState<boolean[]>([]);
  const captcha = useSliderCaptcha();
  const logIn = async () => {
    const passed = await captcha.verify();
    setAnswers((before) => [...before, passed]);
  };
  return (
    <>
      <button onClick={() => void logIn()}>登录</button>
      <output>{answers.join()}</output>
      {captcha.dialog}
    </>
  );
}

const button = () => screen.getByText('登录');
const answers = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT');

beforeEach(() => {
  captchaScreen.prepare();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('useSliderCaptcha', () => {
  it('answers true once passed, closes and gives the focus back', async () => {
    render(<LoginButton />);
    button().focus();
    fireEvent.click(button());
    await settled();
    drag(GAP);
    await settled();
    expect(answers()).toBeEmptyDOMElement();
    pass(1500);
    await settled();
    expect(answers()).toHaveTextContent('true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('answers false when given up, and can be asked again', async () => {
    render(<LoginButton />);
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(button());
      fireEvent.click(screen.getByRole('button', { name: '关闭' }));
      await settled();
    }
    expect(answers()).toHaveTextContent('false,false');
  });

  it('gives whoever asks twice the one answer', async () => {
    render(<LoginButton />);
    fireEvent.click(button());
    fireEvent.click(button());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    await settled();
    expect(answers()).toHaveTextContent('false,false');
  });

  it('leaves nobody waiting on a page that is gone', async () => {
    const said: boolean[] = [];
    const Page = () => {
      const { verify, dialog } = useSliderCaptcha();
      return (
        <>
          <button onClick={() => void verify().then((passed) => said.push(passed))}>登录</button>
          {dialog}
        </>
      );
    };
    const { unmount } = render(<Page />);
    fireEvent.click(button());
    unmount();
    await settled();
    expect(said).toEqual([false]);
  });
});
