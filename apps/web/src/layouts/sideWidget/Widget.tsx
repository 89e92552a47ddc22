import { LostSilently } from '@cheese/ui/parts/lostFaces';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import type { AreaName } from '../areas';
import { besideContent } from './besideContent';

const SideWidget = lazyPart(() => import('./SideWidget'), LostSilently);

/** Loaded after the page; on a phone it only scrolls to the top. */
export function Widget({ area }: { area: AreaName }) {
  const isWanted = useWanted();
  return <Suspense fallback={null}>{isWanted && <SideWidget area={area} />}</Suspense>;
}

/** At once if there is room beside the content, otherwise after scrolling. */
function useWanted() {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const column = window.matchMedia(besideContent.replace('@media', '').trim());
    // A transition shows no fallback; after a fallback React would delay what is rendered next.
    const want = () => startTransition(() => setIsWanted(true));
    if (column.matches) want();
    column.addEventListener('change', want, { once: true });
    window.addEventListener('scroll', want, { once: true, passive: true });
    return () => {
      column.removeEventListener('change', want);
      window.removeEventListener('scroll', want);
    };
  }, []);
  return isWanted;
}
