import { uploadFile } from '@cheese/api-client/base';
import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaShown, MediaUpload } from '@cheese/domain/contract/learning/media';
import { whyBroken } from '@cheese/ui/uploads/whyBroken';
import { fingerprintOf } from './fingerprint';
import { makePace } from './pace';
import { isUnderWay, type UploadItem } from './uploadItem';

interface Begun {
  name: string;
  bytes: number;
  kind: MediaKind;
  fingerprint: string;
  shelf?: Shelf;
}

export interface UploadCalls {
  begin: (asked: Begun) => Promise<MediaUpload>;
  goOn: (asked: { mediaId: number }) => Promise<MediaUpload>;
  finish: (asked: { mediaId: number }) => Promise<MediaShown>;
  cancel: (asked: { mediaId: number }) => Promise<unknown>;
}

interface Surroundings {
  nameOf?: (file: File) => Promise<string>;
  send?: typeof uploadFile;
  now?: () => number;
  later?: (work: () => void, ms: number) => void;
}

const AT_ONCE = 2;
const PAUSES_MS = [2_000, 5_000, 10_000];
const LONGEST_PAUSE_MS = 30_000;

function makeItems() {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  let nextKey = 1;
  const show = (next: readonly UploadItem[]) => {
    items = next;
    listeners.forEach((listen) => listen());
  };
  return {
    items: () => items,
    /** A file that is already uploading is not added twice. */
    add(chosen: Pick<UploadItem, 'file' | 'kind' | 'shelf'>): number {
      const same = items.find((item) => isUnderWay(item) && isSame(item.file, chosen.file));
      if (same) return same.key;
      const key = nextKey++;
      const begun = { state: 'queued', media: null, sent: 0, perS: null, reason: null } as const;
      show([...items, { key, ...chosen, ...begun }]);
      return key;
    },
    find: (key: number) => items.find((item) => item.key === key),
    show,
    change: (key: number, news: Partial<UploadItem>) =>
      show(items.map((item) => (item.key === key ? { ...item, ...news } : item))),
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

/** Failures in a row, by upload; they determine the delay before the next retry. */
function makeFailures() {
  const counts = new Map<number, number>();
  return {
    forget: (key: number) => void counts.delete(key),
    add(key: number): number {
      const times = counts.get(key) ?? 0;
      counts.set(key, times + 1);
      return PAUSES_MS[times] ?? LONGEST_PAUSE_MS;
    },
  };
}

interface Watched {
  list: ReturnType<typeof makeItems>;
  failures: ReturnType<typeof makeFailures>;
  now: () => number;
}

/** Updates progress and speed; progress also resets the count of failures. */
function progressOf({ list, failures, now }: Watched, key: number, size: number) {
  const pace = makePace();
  return (share: number) => {
    const sent = Math.round(share * size);
    if (sent > (list.find(key)?.sent ?? 0)) failures.forget(key);
    list.change(key, { sent, perS: pace.see(sent, now()) });
  };
}

interface Sending {
  calls: UploadCalls;
  send: typeof uploadFile;
  nameOf: (file: File) => Promise<string>;
}

interface Course {
  onBegun: (media: MediaShown) => void;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

async function sendFile({ calls, send, nameOf }: Sending, item: UploadItem, course: Course) {
  const { file, kind, shelf } = item;
  const { onBegun, onProgress, signal } = course;
  const fingerprint = await nameOf(file);
  const asked = { name: file.name, bytes: file.size, kind, fingerprint };
  let given: MediaUpload | null = await calls.begin({ ...asked, ...(shelf && { shelf }) });
  const { media } = given;
  onBegun(media);
  const permit = async () => {
    const permission = given ?? (await calls.goOn({ mediaId: media.id }));
    given = null;
    return { ...permission, uploadId: String(media.id) };
  };
  // Pausing aborts too and must keep the upload, so only `remove` cancels it on the server.
  const cancel = async () => undefined;
  await send(file, { permit, cancel, onProgress, signal });
  return media;
}

/** Uploads two files at a time, across page changes, and retries after network failures. */
export function makeUploadQueue(calls: UploadCalls, around: Surroundings = {}) {
  const { send = uploadFile, now = Date.now, later = setTimeout } = around;
  const { nameOf = fingerprintOf } = around;
  const stops = new Map<number, AbortController>();
  const failures = makeFailures();
  const list = makeItems();
  const { find, change } = list;

  function pump() {
    const going = list.items().filter(({ state }) => state === 'going').length;
    const next = list
      .items()
      .filter(({ state }) => state === 'queued')
      .slice(0, AT_ONCE - going);
    for (const item of next) void go(item);
  }

  async function go(item: UploadItem) {
    const { key } = item;
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: 'going', reason: null });
    try {
      const media = await sendFile({ calls, send, nameOf }, item, {
        onBegun: (media) => change(key, { media }),
        onProgress: progressOf({ list, failures, now }, key, item.file.size),
        signal: stop.signal,
      });
      change(key, { state: 'arrived', media: await calls.finish({ mediaId: media.id }) });
    } catch (error) {
      if (!stop.signal.aborted) fail(key, error);
    }
    if (stops.get(key) === stop) stops.delete(key);
    pump();
  }

  function fail(key: number, error: unknown) {
    const { reason, isFinal } = whyBroken(error);
    change(key, { state: isFinal ? 'refused' : 'broken', reason, perS: null });
    if (isFinal) return;
    later(() => again(key), failures.add(key));
  }

  function again(key: number) {
    if (find(key)?.state !== 'broken') return;
    change(key, { state: 'queued' });
    pump();
  }

  return {
    items: list.items,
    subscribe: list.subscribe,
    add(files: readonly File[], kind: MediaKind, shelf?: Shelf): number[] {
      const keys = files.map((file) => list.add({ file, kind, shelf }));
      pump();
      return keys;
    },
    pause(key: number) {
      change(key, { state: 'paused', perS: null });
      stops.get(key)?.abort();
    },
    resume(key: number) {
      change(key, { state: 'queued', reason: null });
      pump();
    },
    /** Cancels the upload on the server too, unless it is complete. */
    remove(key: number) {
      const item = find(key);
      list.show(list.items().filter((one) => one.key !== key));
      stops.get(key)?.abort();
      if (item?.media && isUnderWay(item)) {
        calls.cancel({ mediaId: item.media.id }).catch(() => undefined);
      }
    },
    /** Retries at once; called when the network is back. */
    hurry: () => list.items().forEach(({ key }) => again(key)),
  };
}

export type UploadQueue = ReturnType<typeof makeUploadQueue>;

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
