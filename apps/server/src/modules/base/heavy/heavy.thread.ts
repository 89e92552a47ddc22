import { parentPort } from 'node:worker_threads';
import { Refusal } from '../../../calls/refusal';
import type { TaskRequest, TaskOutcome, TaskReport } from './heavy.messages';

type Task = (input: never) => unknown;

/** Does what the main thread asks, one thing after the other. */
export function serveHeavyWork(tasks: Record<string, Task>) {
  parentPort?.on('message', (order: TaskRequest) => {
    void outcomeOf(tasks, order).then((outcome) => {
      const report: TaskReport = { outcome, heldBytes: heldBytes() };
      parentPort?.postMessage(report);
    });
  });
}

/** Counts this thread only, unlike the figures of the whole process. */
function heldBytes(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

async function outcomeOf(
  tasks: Record<string, Task>,
  { task, input }: TaskRequest,
): Promise<TaskOutcome> {
  try {
    return { value: await tasks[task]?.(input as never) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.key };
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
