import { type RefObject, useEffect, useState } from 'react';
import type { Frame } from './view';

export function useFrame(stage: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0 });
  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const measure = () => setFrame({ width: box.clientWidth, height: box.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [stage]);
  return frame;
}
