/** Waits for a task, but not for ever: after `ms` it goes on by itself. */
export const waitAtMost = (ms: number, task: PromiseLike<unknown>) =>
  Promise.race([task, new Promise((resolve) => setTimeout(resolve, ms))]);
