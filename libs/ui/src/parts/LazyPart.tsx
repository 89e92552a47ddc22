import { type ComponentType, Suspense, use, useState } from 'react';
import { LoadPartContext } from './LoadPartContext';
import { makeLazyPart } from './makeLazyPart';

interface LazyPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}

/** A component's own part: it loads, in the way of the site around it, when it is first shown. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const loadPart = use(LoadPartContext);
  const [Part] = useState(() => makeLazyPart(loadPart)(load));
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
