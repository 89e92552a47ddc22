/** The running save, by store. */
const telling = new WeakMap<object, Promise<unknown>>();

/** Until then the server does not know the last choice, and names one before. */
export const isTelling = (store: object) => telling.has(store);

/** The next one waits, lest the one before comes last. */
export function tellInTurn(store: object, tell: () => Promise<unknown>) {
  const told = Promise.resolve(telling.get(store)).then(tell);
  telling.set(store, told);
  void told.finally(() => telling.get(store) === told && telling.delete(store));
}
