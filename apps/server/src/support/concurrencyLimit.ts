/** Runs `work` on all items, `most` at a time; rejects on the first failure, after running ones end. */
export async function concurrencyLimit<T>(
  most: number,
  all: readonly T[],
  work: (each: T) => Promise<void>,
): Promise<void> {
  const left = all.values();
  let isOver = false;
  const worker = async () => {
    for (const each of left) {
      if (isOver) return;
      try {
        await work(each);
      } catch (error) {
        isOver = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
