import { type RefObject, useEffect, useState } from 'react';
import { loadPicture } from './loadPicture';
import { makeSphere, type Sphere } from './sphere';

export type SphereState = 'loading' | 'ready' | 'noWebgl' | 'broken';

/** Loads a panorama into the canvas; tells how that went. */
export function useSphere(canvas: RefObject<HTMLCanvasElement | null>, url: string) {
  const [sphere, setSphere] = useState<Sphere | null>(null);
  const [state, setState] = useState<SphereState>('loading');

  useEffect(() => {
    let made: Sphere | null = null;
    let isLeft = false;
    const open = async () => {
      const picture = await loadPicture(url);
      if (isLeft || !canvas.current) return;
      made = makeSphere(canvas.current, picture);
      setSphere(made);
      setState(made ? 'ready' : 'noWebgl');
    };
    open().catch(() => {
      if (!isLeft) setState('broken');
    });
    return () => {
      isLeft = true;
      made?.dispose();
    };
  }, [canvas, url]);
  return { sphere, state };
}
