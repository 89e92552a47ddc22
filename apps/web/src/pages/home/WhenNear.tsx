import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Who comes back to a page is led to where they were, which needs all of it from the start. */
  atOnce: boolean;
  /** Stands there until then. */
  room: ReactNode;
  children: ReactNode;
}

/** Half a screen before it comes into sight, and for whoever was led to what stands below it. */
const margin = '100000px 0px 50%';

/** What is far below is loaded for those who scroll there. */
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
