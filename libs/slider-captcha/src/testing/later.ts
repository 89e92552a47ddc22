/** An answer that comes when the test says so. */
export function later<T>() {
  let resolve: (answer: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
