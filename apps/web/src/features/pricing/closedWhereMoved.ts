import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { readFailure } from '@cheese/ui/feedback/failure';

/** Closes the dialog on a conflict: the list behind is refetched, and the dialog is outdated. */
export async function closedWhereMoved(work: Promise<unknown>, close: () => void): Promise<void> {
  try {
    await work;
  } catch (failure) {
    if (readFailure(failure).status === httpStatuses.conflict) close();
    throw failure;
  }
}
