import type { Call } from '@cheese/domain/calls/call';
import type { Upload } from '@cheese/domain/contract/call';
import type { AxiosRequestConfig } from 'axios';

type Fields = Record<string, unknown>;

/** Places the fields in the query or the body, as the call's method and body kind require. */
export function placeAsks(call: Call, asks: Fields): AxiosRequestConfig {
  const words = () => asForm(asks, new URLSearchParams());
  if (call.method === 'GET' || call.method === 'DELETE') return { params: words() };
  if (call.body === 'form') return { data: words() };
  if (call.body === 'multipart') return placeUpload(asks as Fields & Upload);
  return { data: asks };
}

function placeUpload({ file, onProgress, ...fields }: Fields & Upload): AxiosRequestConfig {
  const form = asForm(fields, new FormData());
  // Last: a storage service reads the fields before it takes the file.
  form.append('file', file);
  return {
    data: form,
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress?.(progress);
    },
  };
}

/** Undefined fields are left out; several values of one field repeat its name: ids=1&ids=2. */
function asForm<F extends { append(name: string, value: string): void }>(fields: Fields, form: F) {
  for (const [name, value] of Object.entries(fields)) {
    if (value == null) continue;
    for (const one of [value].flat()) form.append(name, String(one));
  }
  return form;
}
