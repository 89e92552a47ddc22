import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { homeView, type View } from './model/view';
import { ModelCompare } from './ModelCompare';
import { openStage } from './stage/openStage';
import { parts } from './testing/givenParts';

// Models are loaded and drawn by a browser only: see how it looks there.
jest.mock('./stage/loadModel', () => ({
  loadModel: () => Promise.resolve({}),
  ModelRefused: Error,
}));
jest.mock('./stage/bodies', () => ({ bodiesOfModel: () => ({ all: [{}] }) }));
jest.mock('./stage/openStage', () => ({ openStage: jest.fn() }));

const sick = parts.map((one) =>
  one.id === 'lv' ? { ...one, text: '壁厚约二十毫米，心腔变窄。' } : one,
);

interface Late {
  /** The second one has yet to draw for the first time. */
  isLate?: boolean;
}

interface Opened {
  shown: View[];
  moveTo: (view: View) => void;
  /** Draws for the first time. */
  begin: () => void;
}

function openStages() {
  const stages: Opened[] = [];
  jest.mocked(openStage).mockImplementation(({ start, onSight }) => {
    const shown: View[] = [];
    let at = start;
    const moveTo = (view: View) => {
      at = view;
      act(() => onSight({ view } as never));
    };
    stages.push({ shown, moveTo, begin: () => moveTo(start) });
    const doings = ['put', 'mark', 'resize', 'dispose', 'pick', 'anchorOf', 'frames', 'copyTo'];
    return {
      ...Object.fromEntries(doings.map((name) => [name, jest.fn()])),
      aim: () => at,
      show(view: View) {
        shown.push(view);
        at = view;
      },
    } as never;
  });
  return stages;
}

interface Said {
  address?: string;
  apart?: string;
}

function showBoth(said: Said = {}) {
  const onAddress = jest.fn();
  render(
    <AppTheme>
      <ModelCompare
        one={{ name: '正常', source: { address: '/heart.glb' }, parts }}
        other={{ name: '左心室肥大', source: { address: '/sick.glb' }, parts: sick }}
        {...said}
        onAddress={onAddress}
        beside={({ chosen, goTo }) => (
          <button onClick={() => goTo('30_0_2_0_0_0~lv')}>{chosen ?? '没有选'}</button>
        )}
      />
    </AppTheme>,
  );
  return onAddress;
}

const setContext = (context: object | null) =>
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
const front = { ...homeView };
const aside = { ...homeView, yaw: 40 };

describe('where nothing can be drawn', () => {
  beforeEach(() => void setContext(null));

  it('lists each part once, with what both say where they differ', async () => {
    const onAddress = showBoth();
    const list = within(screen.getByRole('region', { name: '结构列表' }));
    expect(list.getAllByText('左心室')).toHaveLength(1);
    expect(list.getByText('正常：壁最厚的心腔。')).toBeVisible();
    expect(list.getByText('左心室肥大：壁厚约二十毫米，心腔变窄。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '同步转动' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '没有选' }));
    expect(onAddress).toHaveBeenLastCalledWith('~lv', '');
    const card = within(screen.getByRole('region', { name: '所选结构' }));
    expect(card.getByText('左心室肥大：壁厚约二十毫米，心腔变窄。')).toBeVisible();
  });
});

describe('side by side', () => {
  beforeEach(() => {
    setContext({ canvas: document.createElement('canvas'), getExtension: () => null });
  });

  async function open({ isLate = false, ...said }: Said & Late = {}) {
    const stages = openStages();
    const onAddress = showBoth(said);
    await waitFor(() => expect(stages).toHaveLength(2));
    const [first, second] = stages;
    if (!first || !second) throw new Error('two stages were to be opened');
    first.begin();
    if (!isLate) second.begin();
    stages.forEach(({ shown }) => shown.splice(0));
    return { first, second, onAddress };
  }

  it('turns both where one is turned, and each by itself when they are let go', async () => {
    const { first, second } = await open();
    first.moveTo(aside);
    expect(second.shown).toEqual([aside]);
    second.moveTo(aside);
    expect(first.shown).toEqual([]);
    const lock = screen.getByRole('button', { name: '同步转动', pressed: true });
    await userEvent.click(lock);
    second.moveTo(front);
    expect(first.shown).toEqual([]);
    await userEvent.click(lock);
    expect(second.shown).toEqual([aside, aside]);
    second.moveTo(aside);
    expect(first.shown).toEqual([]);
  });

  it('has what opens late go where the other one is', async () => {
    const { first, second } = await open({ isLate: true });
    first.moveTo(aside);
    second.shown.splice(0);
    second.moveTo(front);
    expect(second.shown).toEqual([aside]);
    expect(first.shown).toEqual([]);
  });

  it('opens apart as its address says, and goes together where somebody jumps', async () => {
    const { first, second, onAddress } = await open({ address: '~mv', apart: '90_0_1_0_0_0' });
    expect(onAddress).toHaveBeenLastCalledWith('~mv', '90_0_1_0_0_0');
    expect(screen.getByRole('button', { name: '同步转动', pressed: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'mv' }));
    const there = { ...homeView, yaw: 30, zoom: 2 };
    expect([first.shown, second.shown]).toEqual([[there], [there]]);
  });

  it('hides in both what is hidden, by one group of buttons', async () => {
    const { onAddress } = await open({ address: '~lv' });
    await userEvent.click(screen.getByRole('button', { name: '隐藏所选' }));
    expect(onAddress).toHaveBeenLastCalledWith('~lv~h!lv', '');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(onAddress).toHaveBeenLastCalledWith('~lv', '');
    expect(screen.getByRole('group', { name: '左心室肥大的测量和图片' })).toBeVisible();
  });
});
