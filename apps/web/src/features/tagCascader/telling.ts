/** The running save, by store. */
const telling = new WeakMap<object, Promise<unknown>>();

/** While a save is running, the server's answer still has the previous choice. */
export const isTelling = (store: object) => telling.has(store);

/** Saves run one after another, so that an older one cannot overwrite a newer one. */
export function tellInTurn(store: object, tell: () => Promise<unknown>) {
  const told = Promise.resolve(telling.get(store)).then(tell);
  telling.set(store, told);
  void told.finally(() => telling.get(store) === told && telling.delete(store));
}
