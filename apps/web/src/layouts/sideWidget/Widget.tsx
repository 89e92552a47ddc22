import { LostSilently } from '@cheese/ui/parts/lostFaces';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import type { AreaName } from '../areas';
import { besideContent } from './besideContent';

const SideWidget = lazyPart(() => import('./SideWidget'), LostSilently);

/** Nobody looks for it before the page is there; on a phone it is the way up, and no more. */
export function Widget({ area }: { area: AreaName }) {
  const isWanted = useWanted();
  return <Suspense fallback={null}>{isWanted && <SideWidget area={area} />}</Suspense>;
}

/** At once where it has its column, and elsewhere for those who scroll. */
function useWanted() {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const column = window.matchMedia(besideContent.replace('@media', '').trim());
    // Without a moment in which its place is shown empty: what is drawn next would wait for that.
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
