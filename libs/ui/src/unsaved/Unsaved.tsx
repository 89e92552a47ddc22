import { use, useEffect, useId } from 'react';
import { UnsavedContext } from './UnsavedContext';

/** While `loss` is not null, leaving the page asks for confirmation. */
export function Unsaved({ loss }: { loss: string | null }) {
  const { tell } = use(UnsavedContext);
  const who = useId();
  useEffect(() => {
    tell(who, loss);
    return () => tell(who, null);
  }, [tell, who, loss]);
  return null;
}
