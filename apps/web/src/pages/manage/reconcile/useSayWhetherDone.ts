import { type ReconcileFailure, reconcileFailures } from '@cheese/domain/codes/shop/reconcile';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

/** A provider that hands out no bill is no failure of the call, but has to be said. */
export function useSayWhetherDone() {
  const toast = useToast();
  return ({ failure }: { failure: ReconcileFailure | null }) => {
    if (failure === null) toast.success(texts.ran);
    else toast.error(texts.notRan(reconcileFailures[failure]));
  };
}
