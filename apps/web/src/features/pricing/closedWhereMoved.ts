import { readFailure } from '@cheese/ui/feedback/failure';

const MOVED = 409;

/** Closes the dialog on a conflict: the list behind is refetched, and the dialog is outdated. */
export async function closedWhereMoved(work: Promise<unknown>, close: () => void): Promise<void> {
  try {
    await work;
  } catch (failure) {
    if (readFailure(failure).status === MOVED) close();
    throw failure;
  }
}
