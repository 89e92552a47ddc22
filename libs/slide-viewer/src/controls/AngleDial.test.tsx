import { show } from '@cheese/ui/testing/show';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { dialOf, flipped, type View } from '../geometry/view';
import type { Stage } from '../stage/openSlide';
import { makeViewStore } from '../stage/viewStore';
import { AngleDial } from './AngleDial';
import { useMoves } from './useMoves';

/** A stage that draws no frame for as long as the test lasts. */
function aStage(start: View) {
  let view = start;
  const shown = () => ({ view, frame: { width: 800, height: 600 } });
  const stage: Stage = {
    shown,
    aim: () => view,
    show: (next) => void (view = next),
    home: () => undefined,
    picture: () => null,
    redraw: () => undefined,
    retry: () => undefined,
    destroy: () => undefined,
  };
  return { stage, dial: () => dialOf(view) };
}

function Turned({ stage }: { stage: Stage }) {
  const [store] = useState(() => {
    const made = makeViewStore();
    made.tell(stage.shown());
    return made;
  });
  const { change } = useMoves(useRef(stage), { mpp: null, objective: null }, store);
  return <AngleDial store={store} onTurn={(dial, isAtOnce) => change({ dial }, isAtOnce)} />;
}

const upright: View = { x: 500, y: 500, scale: 1, angle: 0, isFlipped: false };

it.each([
  ['as it is', upright],
  ['mirrored', flipped(upright, 'across')],
  ['with top and bottom exchanged', flipped(upright, 'over')],
])('ten quick presses are ten steps: %s', async (_, view) => {
  const { stage, dial } = aStage(view);
  show(<Turned stage={stage} />);
  const slider = screen.getByRole('slider', { name: '旋转角度' });
  expect(slider).toHaveValue('0');
  await userEvent.tab();
  expect(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowRight>10/}');
  expect(dial()).toBe(10);
  expect(slider).toHaveValue('10');
});
