import type { DrillSound } from '@cheese/domain/codes/training/drills';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { recipes } from './recipes';
import { useSceneSound } from './useSceneSound';

/** A fake audio device that records whether it is open and what was played. */
const held = new Set<object>();
const played: string[] = [];

class SilentAudio {
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  constructor() {
    held.add(this);
  }
  close() {
    held.delete(this);
    return Promise.resolve();
  }
  createGain = () => ({ gain: param(), connect });
  createOscillator = () => ({ ...source('tone'), frequency: param() });
  createBufferSource = () => source('noise');
  createBiquadFilter = () => ({ frequency: param(), connect });
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}
const connect = () => undefined;
const param = () => ({
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
});
const source = (kind: string) => ({ connect, start: () => void played.push(kind), stop: connect });

let visibility: DocumentVisibilityState = 'visible';
const look = (now: DocumentVisibilityState) =>
  act(() => {
    visibility = now;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  held.clear();
  played.length = 0;
  localStorage.clear();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.assign(window, { AudioContext: SilentAudio });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'AudioContext');
});

const openScene = (first: { sound: DrillSound | null; scene: number }) =>
  renderHook(({ sound, scene }) => useSceneSound(sound, scene), { initialProps: first });
const press = () => fireEvent.keyDown(window, { key: 'Enter' });

it('is silent until it is switched on, and the switch is kept', () => {
  const { result, unmount } = openScene({ sound: 'siren', scene: 1 });
  press();
  expect(held.size).toBe(0);
  act(() => result.current.turn(true));
  expect(held.size).toBe(1);
  expect(played).toContain('tone');
  unmount();
  expect(held.size).toBe(0);
  expect(openScene({ sound: 'siren', scene: 1 }).result.current.isOn).toBe(true);
});

it('starts nothing before somebody has pressed something in this window', () => {
  localStorage.setItem('drill-sound', 'true');
  openScene({ sound: 'rain', scene: 1 });
  expect(held.size).toBe(0);
  press();
  expect(held.size).toBe(1);
});

it('ends with its scene, and while nobody looks', () => {
  localStorage.setItem('drill-sound', 'true');
  const { rerender, result } = openScene({ sound: 'fire', scene: 1 });
  press();
  const before = [...held];
  look('hidden');
  expect(held.size).toBe(0);
  look('visible');
  expect(held.size).toBe(1);
  rerender({ sound: 'fire', scene: 2 });
  expect([held.size, before.some((one) => held.has(one))]).toEqual([1, false]);
  rerender({ sound: null, scene: 3 });
  expect(held.size).toBe(0);
  rerender({ sound: 'wind', scene: 4 });
  act(() => result.current.turn(false));
  expect(held.size).toBe(0);
});

it('something else kept under its name is no switch', () => {
  localStorage.setItem('drill-sound', '{"on":1}');
  expect(openScene({ sound: 'rain', scene: 1 }).result.current.isOn).toBe(false);
});

/** Loudness of a part at a time, with its fade in and out. */
const levelAt = (since: number, { lasts, loud }: { lasts: number; loud: number }) =>
  loud *
  Math.max(0, Math.min(1, ...[since, lasts - since].map((s) => s / Math.min(0.8, lasts / 3))));

it.each(Object.entries(recipes))('%s can be heard, hurts nobody, and ends', (_name, recipe) => {
  const { everyS, parts } = recipe;
  expect(parts.length).toBeGreaterThan(0);
  for (const { at, lasts, loud, hz } of parts) {
    expect(at).toBeLessThan(everyS);
    expect(at + lasts).toBeLessThanOrEqual(everyS + 1);
    expect(lasts).toBeGreaterThan(0.01);
    for (const pitch of hz) {
      expect(pitch).toBeGreaterThanOrEqual(40);
      expect(pitch).toBeLessThanOrEqual(5_000);
    }
    expect(loud).toBeGreaterThan(0.03);
  }
  // The parts of this cycle and the rest of the previous one together must not clip.
  for (let moment = 0; moment < everyS; moment += 0.05) {
    const levels = parts.flatMap((one) => [
      levelAt(moment - one.at, one),
      levelAt(moment + everyS - one.at, one),
    ]);
    expect(levels.reduce((sum, level) => sum + level, 0)).toBeLessThan(0.7);
  }
});
