import { type ReconcileFailure, reconcileFailures } from '@cheese/domain/codes/shop/reconcile';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

/** A missing statement of the provider is not a failed call, but the user must be told. */
export function useSayWhetherDone() {
  const toast = useToast();
  return ({ failure }: { failure: ReconcileFailure | null }) => {
    if (failure === null) toast.success(texts.ran);
    else toast.error(texts.notRan(reconcileFailures[failure]));
  };
}
