import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What is to be made, and where its files go. */
export interface Task {
  slug: string;
  paths: readonly string[];
}

/**
 * Hands tasks out to processes that run `script`, each when it has done the one before. Drawing
 * holds a process up: within one, nothing would go on beside it.
 */
export async function sideBySide(script: string, tasks: readonly Task[]) {
  const queue = [...tasks];
  const count = Math.min(availableParallelism(), queue.length);
  await Promise.all(Array.from({ length: count }, () => workThrough(script, queue)));
}

function workThrough(script: string, queue: Task[]) {
  const worker = fork(script, ['--worker']);
  const handOut = () => {
    const task = queue.shift();
    if (task) worker.send(task);
    else worker.disconnect();
  };
  worker.on('message', handOut);
  handOut();
  return new Promise<void>((resolve, reject) => {
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Who makes the files ended with code ${code}`));
    });
  });
}

/** The other side, in a process of its own: ends when nothing is handed out any more. */
export function workForOthers(work: (task: Task) => Promise<void>) {
  process.on('message', (task: Task) => {
    void work(task).then(() => process.send?.('done'));
  });
}
