import { browserPorts } from './browserPorts';

/** An attempt is over, wherever it was handed in: what this browser kept of it is of no use. */
export const forgetEnded = (attempt: string) =>
  browserPorts()
    .store?.clear(attempt)
    .catch(() => undefined);
