import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Going back restores the scroll position, which requires the whole page from the start. */
  atOnce: boolean;
  /** Placeholder until the children are loaded. */
  room: ReactNode;
  children: ReactNode;
}

/**
 * Half a screen ahead when scrolling down; no limit upwards, for users who are already below it.
 */
const margin = '100000px 0px 50%';

/** Loads its children when the reader scrolls near. */
export function WhenNear({ atOnce, room, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(atOnce);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => setIsNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);

  return isNear ? children : <div ref={place}>{room}</div>;
}
