import type { Given } from '@cheese/domain/questions/kind';
import { questionKinds } from '@cheese/domain/questions/kinds';
import { show } from '@cheese/ui/testing/show';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Question } from '../Paper';
import { aQuestion } from '../testing/aPaper';
import { kindViews } from './kindViews';

/** A question that is answered, and what has been given last. */
function play(said: Partial<Question>, first: Given = [], isDisabled = false) {
  const question = aQuestion(said);
  const { Player } = kindViews[question.type];
  let last: Given = first;
  function Played() {
    const [given, setGiven] = useState<Given>(first);
    const onGive = (next: Given) => {
      last = next;
      expect(questionKinds[question.type].fits(next, question)).toBe(true);
      setGiven(next);
    };
    return (
      <>
        <p id="stem">题干</p>
        <Player
          question={question}
          given={given}
          onGive={onGive}
          isDisabled={isDisabled}
          labelledBy="stem"
        />
      </>
    );
  }
  show(<Played />);
  return { user: userEvent.setup(), given: () => last };
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });

it('one option takes the place of another', async () => {
  const { user, given } = play({ type: 1 });
  await user.click(screen.getByRole('radio', { name: /错误/ }));
  await user.click(screen.getByRole('radio', { name: /不一定/ }));
  expect(given()).toEqual(['C']);
});

it('several options are taken and given back, in the order of their letters', async () => {
  const { user, given } = play({ type: 3 });
  await user.click(screen.getByRole('checkbox', { name: /不一定/ }));
  await user.click(screen.getByRole('checkbox', { name: /正确/ }));
  expect(given()).toEqual(['A', 'C']);
  await user.click(screen.getByRole('checkbox', { name: /不一定/ }));
  expect(given()).toEqual(['A']);
});

describe('gaps', () => {
  const stem = '<p>正常体温为 ____ ℃，<img src="/a____b.png" alt="图"> 脉搏 <b>____</b> 次/分</p>';
  const gap = (number: number) => screen.getByRole('textbox', { name: `第${number}空` });

  it('are filled in where they stand', async () => {
    const { user, given } = play({ type: 4, stem, prompts: ['', ''], options: [] });
    await user.type(gap(2), '80');
    expect(given()).toEqual(['', '80']);
    await user.clear(gap(2));
    expect(given()).toEqual([]);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a____b.png');
  });

  it('that the sentence lacks stand below it, under their own names', async () => {
    play({ type: 4, stem: '写出两项：', prompts: ['第一项', ''], options: [] });
    expect(screen.getByRole('textbox', { name: '第1空，第一项' })).toBeVisible();
    expect(gap(2)).toBeVisible();
  });
});

it('an answer in words is counted, and none is no answer', async () => {
  const { user, given } = play({ type: 5, options: [] });
  const box = screen.getByRole('textbox', { name: '题干' });
  await user.type(box, '心电图');
  expect(given()).toEqual(['心电图']);
  expect(box).toHaveAccessibleDescription(/^3 \/ 5000 字/);
  await user.clear(box);
  expect(given()).toEqual([]);
});

describe('an order', () => {
  it('is changed by buttons, which keep the focus and say where it went', async () => {
    const { user, given } = play({ type: 6 }, ['A', 'B', 'C']);
    await user.click(press('下移第1项'));
    expect(given()).toEqual(['B', 'A', 'C']);
    expect(press('下移第2项')).toHaveFocus();
    expect(screen.getByText('已从第1位移到第2位')).toBeInTheDocument();
    await user.click(press('下移第3项'));
    expect(given()).toEqual(['B', 'A', 'C']);
    expect(screen.queryByText(/^已从第3位/)).toBeNull();
  });

  it('that stands there by chance is an answer only once it is taken', async () => {
    const { user, given } = play({ type: 6 });
    expect(given()).toEqual([]);
    await user.click(press('就按当前顺序作答'));
    expect(given()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: '就按当前顺序作答' })).toBeNull();
  });

  it('is changed by no button where nothing may be changed any more', async () => {
    const { user, given } = play({ type: 6 }, ['A', 'B', 'C'], true);
    await user.click(press('下移第1项'));
    expect(given()).toEqual(['A', 'B', 'C']);
  });
});

it('each thing is matched by itself, and one left open is none', async () => {
  const { user, given } = play({ type: 7, prompts: ['左心', '右心'] });
  await user.selectOptions(screen.getByRole('combobox', { name: '右心' }), 'B');
  expect(given()).toEqual(['', 'B']);
  await user.selectOptions(screen.getByRole('combobox', { name: '右心' }), '');
  expect(given()).toEqual([]);
});

describe('a point', () => {
  const question = { type: 8, pictures: ['/heart.png'], options: [] } as const;
  const picture = () => screen.getByRole('application');

  it('is set where the picture is pressed', () => {
    const { given } = play(question);
    const box = { left: 100, top: 50, width: 200, height: 100 } as DOMRect;
    jest.spyOn(picture(), 'getBoundingClientRect').mockReturnValue(box);
    fireEvent.click(picture(), { clientX: 150, clientY: 125 });
    expect(given()).toEqual(['0.2500,0.7500']);
    expect(screen.getByText('已标记：横向 25%，纵向 75%')).toBeVisible();
  });

  it('is moved by arrows, and never out of the picture', async () => {
    const { user, given } = play(question, ['0.0200,0.5000']);
    picture().focus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    expect(given()).toEqual(['0.0000,0.4900']);
  });
});
