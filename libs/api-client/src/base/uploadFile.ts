import { httpStatuses, isSuccess } from '@cheese/domain/calls/httpStatuses';
import type { UploadParameters } from '@cheese/domain/contract/base/shapes/upload';
import { type SendForm, sendForm } from './sendForm';

/** The permission to bring the parts of a file, and which of them have come already. */
export interface PartsPermission extends Pick<UploadParameters, 'host' | 'keyPrefix' | 'fields'> {
  uploadId: string;
  partBytes: number;
  receivedParts: readonly number[];
}

interface UploadRequest {
  fileName: string;
  bytes: number;
  uploadId?: string;
}

export interface UploadOptions {
  /** Asks for the permission, and for what has arrived already where an upload goes on. */
  permit: (request: UploadRequest) => Promise<PartsPermission>;
  cancel: (asked: { uploadId: string }) => Promise<unknown>;
  /** Told the share of the whole file that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Id of a failed upload to resume. */
  uploadId?: string;
  send?: SendForm;
  pause?: (ms: number) => Promise<void>;
}

/** An upload that broke off; by its id it can go on. */
export class UploadFailure extends Error {
  readonly uploadId: string;
  /** HTTP status of the storage; 0 if there was no answer. */
  readonly status: number;

  constructor(uploadId: string, status: number) {
    super(`the upload broke off: ${status}`);
    this.uploadId = uploadId;
    this.status = status;
  }
}

const RETRIES = 3;
const PAUSE_MS = 1_000;

/** Brings a file in parts straight into the storage and answers the id of its upload. */
export async function uploadFile(file: File, options: UploadOptions): Promise<string> {
  const { permit, cancel, signal, uploadId: known } = options;
  signal?.throwIfAborted();
  const asked = { fileName: file.name, bytes: file.size };
  const first = await permit({ ...asked, ...(known && { uploadId: known }) });
  const { uploadId } = first;
  const renew = () => permit({ ...asked, uploadId });
  try {
    await sendParts({ file, options, renew, permission: first });
    return uploadId;
  } catch (error) {
    // Not awaited: the server cleans up abandoned uploads by itself.
    if (signal?.aborted) cancel({ uploadId }).catch(() => undefined);
    throw error;
  }
}

interface Sending {
  file: File;
  options: UploadOptions;
  permission: PartsPermission;
  renew: () => Promise<PartsPermission>;
}

async function sendParts(sending: Sending) {
  const { file, options, permission } = sending;
  const { partBytes, receivedParts } = permission;
  const tell = (sent: number) => options.onProgress?.(Math.min(1, sent / file.size));
  let sent = 0;
  for (let number = 1; (number - 1) * partBytes < file.size; number += 1) {
    const part = file.slice((number - 1) * partBytes, number * partBytes);
    const before = sent;
    if (!receivedParts.includes(number)) {
      await sendPart(sending, number, part, (share) => tell(before + share * part.size));
      if (number === 1) await askWhetherRight(sending);
    }
    sent += part.size;
    tell(sent);
  }
}

/** By its first part the server knows what a file cannot be: the rest need not go up. */
async function askWhetherRight(sending: Sending) {
  try {
    sending.permission = await sending.renew();
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    throw isFinal(status) ? error : new UploadFailure(sending.permission.uploadId, status);
  }
}

type Tell = (share: number) => void;

/** Three more times after the first, each after a longer pause. */
async function sendPart(sending: Sending, number: number, part: Blob, onProgress: Tell) {
  const { options, permission } = sending;
  const { signal, send = sendForm, pause = wait } = options;
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted();
    const { host, fields, keyPrefix } = sending.permission;
    const form = formOf(`${keyPrefix}${number}`, fields, part);
    const status = await send(host, form, { onProgress, ...(signal && { signal }) });
    signal?.throwIfAborted();
    if (isThere(status)) return;
    if (attempt === RETRIES || isFinal(status)) {
      throw new UploadFailure(permission.uploadId, status);
    }
    await pause(PAUSE_MS * 2 ** attempt);
    // A permission is good for a quarter of an hour, a file may take longer.
    if (status === httpStatuses.forbidden) sending.permission = await sending.renew();
  }
}

/** On a conflict the answer to the try before was lost on its way: the part itself is there. */
const isThere = (status: number) => isSuccess(status) || status === httpStatuses.conflict;

/** Retrying the same form cannot succeed with these. */
const finals: readonly number[] = [
  httpStatuses.badRequest,
  httpStatuses.unauthorized,
  httpStatuses.notFound,
  httpStatuses.tooLarge,
];
const isFinal = (status: number) => finals.includes(status);

/** As a storage wants it: the key, what was signed, and the file at the end. */
function formOf(key: string, fields: PartsPermission['fields'], part: Blob) {
  const form = new FormData();
  form.append('key', key);
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', part);
  return form;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
