/** @jest-environment jsdom */
import type Artplayer from 'artplayer';
import { actByKey } from './filmKeys';
import { keepKeys } from './keepKeys';

function aPlayer(readyState = 1) {
  const heard = new Map<string, (said?: unknown) => void>();
  const $player = document.createElement('div');
  const frame = document.createElement('div');
  frame.tabIndex = 0;
  frame.append($player);
  document.body.replaceChildren(frame);
  const listen = (name: string, hear: () => void) => void heard.set(name, hear);
  const parts = { template: { $player }, video: { readyState }, fullscreen: false };
  const art = { ...parts, on: listen, once: listen } as unknown as Artplayer;
  return { art, frame, $player, tell: (name: string, said?: unknown) => heard.get(name)?.(said) };
}

it('has the focus in full screen, and gives it back', () => {
  const { art, frame, $player, tell } = aPlayer();
  keepKeys(art, frame);
  frame.focus();
  tell('fullscreen', true);
  expect($player).toHaveFocus();
  tell('fullscreen', false);
  expect(frame).toHaveFocus();
});

it('leaves the focus to a button of the player', () => {
  const { art, frame, $player, tell } = aPlayer();
  const button = document.createElement('button');
  $player.append(button);
  keepKeys(art, frame);
  button.focus();
  tell('fullscreen', true);
  tell('fullscreen', false);
  expect(button).toHaveFocus();
});

it('fills the screen as soon as the film is known, where that was asked for before', () => {
  const { art, tell } = aPlayer(0);
  actByKey('f', art, null);
  expect(art.fullscreen).toBe(false);
  tell('video:loadedmetadata');
  expect(art.fullscreen).toBe(true);
});
