import { uploadLimits } from '@cheese/domain/codes/base/fileLimits';
import type { UploadKind } from '@cheese/domain/codes/base/uploadSuffixes';
import { uploadFault } from '@cheese/domain/rules/site/uploadSuffix';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { useEffect, useReducer, useRef, useState } from 'react';
import { texts } from './texts';
import { uploadIdOf, whyBroken } from './whyBroken';
import { type UploadItem, uploadList } from './uploadList';

interface Taken {
  kind: UploadKind;
  most: number;
}

interface Sending {
  /** Called with the share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Id of an interrupted upload to resume. */
  uploadId?: string;
}

/** Upload calls, injected by the site. */
export interface UploadCalls {
  /** Answers the id of the upload; what breaks off rejects with it (see `whyBroken`). */
  send(file: File, sending: Sending): Promise<string>;
  /** Tells the server that the upload is abandoned. */
  cancel(asked: { uploadId: string }): Promise<unknown>;
}

/** Checked before anything is sent. */
function fileFault({ name, size }: File, kind: UploadKind): string | null {
  if (size === 0) return texts.empty;
  if (size > uploadLimits[kind]) return countedMessages.fileTooLarge(uploadLimits[kind]);
  return uploadFault(name, [kind]);
}

/** Uploads files of one kind directly to the storage, in parallel. */
export function useUploads({ kind, most }: Taken, calls: UploadCalls) {
  const [items, tell] = useReducer(uploadList, []);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);

  // Leaving the form aborts running uploads.
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const send = async (key: number, file: File, known: string | null) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const uploadId = await calls.send(file, {
        onProgress: (share) => tell({ what: 'moved', key, share }),
        signal: controller.signal,
        ...(known && { uploadId: known }),
      });
      tell({ what: 'arrived', key, uploadId });
    } catch (error) {
      const uploadId = uploadIdOf(error);
      if (!controller.signal.aborted) tell({ what: 'broke', key, uploadId, ...whyBroken(error) });
    }
    running.current.delete(key);
  };

  const begin = (file: File) => {
    const key = nextKey.current++;
    tell({ what: 'begun', key, file });
    void send(key, file, null);
  };
  const add = (files: readonly File[]) => {
    const room = most - items.length;
    const checked = files.map((file) => ({ file, fault: fileFault(file, kind) }));
    const good = checked.filter(({ fault }) => fault === null);
    good.slice(0, room).forEach(({ file }) => begin(file));
    setFaults([
      ...checked.flatMap(({ file, fault }) => (fault ? [texts.fault(file.name, fault)] : [])),
      ...(good.length > room ? [texts.tooMany(most)] : []),
    ]);
  };
  const resume = ({ key, file, uploadId }: UploadItem) => {
    tell({ what: 'resumed', key });
    void send(key, file, uploadId);
  };
  const remove = ({ key, uploadId, state }: UploadItem) => {
    running.current.get(key)?.abort();
    // A running upload tells the server itself when it is aborted.
    if (uploadId && state !== 'going') calls.cancel({ uploadId }).catch(() => undefined);
    tell({ what: 'gone', key });
  };
  const clear = () => {
    items.forEach(remove);
    setFaults([]);
  };
  const ids = items.flatMap(({ state, uploadId }) =>
    state === 'done' && uploadId ? uploadId : [],
  );
  return {
    kind,
    items,
    faults,
    ids,
    isComplete: ids.length === items.length,
    add,
    resume,
    remove,
    clear,
  };
}

export type Uploads = ReturnType<typeof useUploads>;
