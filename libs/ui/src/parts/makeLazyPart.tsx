import { type ComponentType, lazy, useState } from 'react';
import { LostAloud } from './lostFaces';
import type { LoadPart } from './makeOrReload';
import { type Closable, type LostFace, PartBoundary, PartLost } from './PartBoundary';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A lazily loaded part of a page. If it fails to load, only the part is missing, and the next
 * render retries.
 */
export const makeLazyPart =
  (loadPart: LoadPart) =>
  <Props extends object>(load: Load<Props>, Lost: LostFace = LostAloud) => {
    const ask = (): ComponentType<Props> => lazy(() => loadPart(load).catch(lose));
    let Asked = ask();
    const forget = () => {
      Asked = ask();
    };

    function LazyPart(props: Props & Closable) {
      const [tries, setTries] = useState(0);
      const ways = { onLost: forget, onRetry: () => setTries(tries + 1) };
      return (
        <PartBoundary
          key={tries}
          Lost={Lost}
          {...ways}
          {...(props.onClose && { onClose: props.onClose })}
        >
          <Shown {...props} />
        </PartBoundary>
      );
    }

    /** Keeps the component of the first render, because another one would remount. */
    function Shown(props: Props) {
      const [Part] = useState<ComponentType<Props>>(() => Asked);
      return <Part {...props} />;
    }

    let ahead: Promise<void> | null = null;
    return Object.assign(LazyPart, {
      /** Preloads the part, so that it renders without its fallback. */
      ahead() {
        ahead ??= load().then(
          (part) => void (Asked = part.default),
          // A failed preload is retried, and reported, when the part is shown.
          () => void (ahead = null),
        );
        return ahead;
      },
    });
  };

const lose = (cause: unknown) => {
  throw new PartLost('a part of the page did not load', { cause });
};
