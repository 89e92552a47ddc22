import { type KeyboardEvent, useState } from 'react';
import { centreOf, type Point } from '../geometry/view';
import type { ViewStore } from '../stage/viewStore';
import { drawByKey } from './drawKeys';
import type { Pen } from './pen';
import type { Drawing } from './tool';

interface KeysAsked {
  act: (key: string) => boolean;
  home: () => void;
  toggleFull: () => void;
  startWriting: () => void;
  /** Points at a place, where one is to be pointed at. */
  point: ((at: Point) => void) | null;
  pen: Pen;
  drawing: Drawing | null;
  store: ViewStore;
}

/** All of it by keys: the middle of the frame is where the keyboard draws and points. */
export function useKeys(asked: KeysAsked) {
  const [usesKeys, setUsesKeys] = useState(false);
  const { act, home, toggleFull, startWriting, point, pen, drawing, store } = asked;

  const onSlide = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const frame = store.now()?.frame;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!frame || event.altKey) return false;
    if (point && key === ' ') return (point(centreOf(frame)), true);
    if (drawing && drawByKey({ key, shiftKey, isCommand }, pen, drawing, frame)) return true;
    if (isCommand) return false;
    if (drawing?.selected && key.toLowerCase() === 't') return (startWriting(), true);
    if (key === '0') return (home(), true);
    if (key.toLowerCase() === 'f') return (toggleFull(), true);
    return act(key);
  };
  return {
    hasCross: usesKeys && (point !== null || Boolean(drawing?.tool)),
    onKeyDown(event: KeyboardEvent) {
      if (!onSlide(event)) return;
      event.preventDefault();
      setUsesKeys(true);
    },
    onPointer: () => setUsesKeys(false),
  };
}
