import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { readFailure } from '@cheese/ui/feedback/failure';

/**
 * What fails because somebody else was quicker closes its dialog: the list behind it is read anew,
 * and what the dialog shows is not what holds any more.
 */
export async function closedWhereMoved(work: Promise<unknown>, close: () => void): Promise<void> {
  try {
    await work;
  } catch (failure) {
    if (readFailure(failure).status === httpStatuses.conflict) close();
    throw failure;
  }
}
