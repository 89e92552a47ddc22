import type { StoredAnswer, UnsavedStore } from './ports';

const DATABASE = 'answers';
const UNSAVED = 'unsaved';

type Row = StoredAnswer & { attempt: string };

/** All places of one attempt; an empty array sorts after every number. */
const rangeOf = (attempt: string) => IDBKeyRange.bound([attempt], [attempt, []]);

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(new Error('the browser keeps nothing', { cause: request.error }));
  });

/** Waits for the transaction, not the request: a full disk shows only at its end. */
const done = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () =>
      reject(new Error('the browser keeps nothing more', { cause: transaction.error }));
    transaction.oncomplete = () => resolve();
    transaction.onabort = fail;
    transaction.onerror = fail;
  });

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(UNSAVED, { keyPath: ['attempt', 'place'] });
  return answered(request);
}

/** Answers in the browser's database, until the server has them. */
export function indexedStore(factory: IDBFactory): UnsavedStore {
  let opened: Promise<IDBDatabase> | null = null;
  async function open(mode: IDBTransactionMode) {
    opened ??= openDatabase(factory);
    const database = await opened.catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
    const transaction = database.transaction(UNSAVED, mode);
    return { transaction, rows: transaction.objectStore(UNSAVED) };
  }

  return {
    async read(attempt) {
      const { rows } = await open('readonly');
      return answered(rows.getAll(rangeOf(attempt)) as IDBRequest<Row[]>);
    },
    async put(attempt, answer) {
      const { transaction, rows } = await open('readwrite');
      const written = done(transaction);
      const before = rows.get([attempt, answer.place]) as IDBRequest<Row | undefined>;
      before.onsuccess = () => {
        if ((before.result?.number ?? 0) < answer.number) rows.put({ ...answer, attempt });
      };
      await written;
    },
    async forget(attempt, known) {
      if (known.length === 0) return;
      const { transaction, rows } = await open('readwrite');
      const written = done(transaction);
      for (const { place, number } of known) {
        const kept = rows.get([attempt, place]) as IDBRequest<Row | undefined>;
        kept.onsuccess = () => {
          if (kept.result && kept.result.number <= number) rows.delete([attempt, place]);
        };
      }
      await written;
    },
    async sweep(but, before) {
      const { transaction, rows } = await open('readwrite');
      const swept = done(transaction);
      const each = rows.openCursor();
      each.onsuccess = () => {
        const { result: cursor } = each;
        const row = cursor?.value as Row | undefined;
        if (row && row.attempt !== but && row.givenAt < before) cursor?.delete();
        cursor?.continue();
      };
      await swept;
    },
    async clear(attempt) {
      const { transaction, rows } = await open('readwrite');
      rows.delete(rangeOf(attempt));
      await done(transaction);
    },
  };
}
