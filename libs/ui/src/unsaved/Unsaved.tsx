import { use, useEffect, useId } from 'react';
import { UnsavedContext } from './UnsavedContext';

/** Stands in a form, an upload, or beside what is shown once: as long as it names a loss, leaving asks. */
export function Unsaved({ loss }: { loss: string | null }) {
  const { tell } = use(UnsavedContext);
  const who = useId();
  useEffect(() => {
    tell(who, loss);
    return () => tell(who, null);
  }, [tell, who, loss]);
  return null;
}
