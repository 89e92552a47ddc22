import { type ComponentType, lazy, useState } from 'react';
import { LostAloud } from './lostFaces';
import type { LoadPart } from './makeOrReload';
import { type Closable, type LostFace, PartBoundary, PartLost } from './PartBoundary';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page that loads, in the way of its site, when it is first shown. Where it cannot be
 * loaded it alone is missing, and is asked for again when it is shown anew.
 */
export const makeLazyPart =
  (loadPart: LoadPart) =>
  <Props extends object>(load: Load<Props>, Lost: LostFace = LostAloud) => {
    const ask = () => lazy(() => loadPart(load).catch(lose));
    let Asked = ask();
    const forget = () => {
      Asked = ask();
    };

    return function LazyPart(props: Props & Closable) {
      const [tries, setTries] = useState(0);
      const ways = { onLost: forget, onRetry: () => setTries(tries + 1) };
      return (
        <PartBoundary
          key={tries}
          Lost={Lost}
          {...ways}
          {...(props.onClose && { onClose: props.onClose })}
        >
          <Asked {...props} />
        </PartBoundary>
      );
    };
  };

const lose = (cause: unknown) => {
  throw new PartLost('a part of the page did not load', { cause });
};
