import type { TestApp } from '../useTestApp';
import { sendForm } from '../calls/sendForm';
import type { Who } from '../given/twoCentres';

export type Centre = TestApp & {
  as: (who: Who, call: string, asked?: object) => ReturnType<TestApp['ask']>;
};

export interface Permitted {
  uploadId: string;
  host: string;
  keyPrefix: string;
  partBytes: number;
  receivedParts: number[];
  fields: { name: string; value: string }[];
}

export const ossUrl = (fileName: string, bytes: number, uploadId?: string) =>
  `GET resource/v1/oss?fileName=${encodeURIComponent(fileName)}&bytes=${bytes}${uploadId ? `&uploadId=${uploadId}` : ''}`;

export async function permitted(test: Centre, who: Who, name: string, bytes: number) {
  return (await test.as(who, ossUrl(name, bytes))).body.data as Permitted;
}

/** Sends one part as a browser does. */
export function sendPart(test: Centre, given: Permitted, part: number | string, bytes: Uint8Array) {
  const signed = Object.fromEntries(given.fields.map(({ name, value }) => [name, value]));
  return sendForm(test, given.host, {
    fields: { key: `${given.keyPrefix}${part}`, ...signed },
    file: { bytes, name: 'blob' },
  });
}

/** Brings a whole file and answers the id of its upload. */
export async function uploadFile(test: Centre, who: Who, name: string, content: Uint8Array) {
  const given = await permitted(test, who, name, content.length);
  for (let part = 1; (part - 1) * given.partBytes < content.length; part += 1) {
    const at = (part - 1) * given.partBytes;
    await sendPart(test, given, part, content.subarray(at, at + given.partBytes));
  }
  return given.uploadId;
}

export const written = {
  title: '海姆立克急救法',
  summary: '气道异物梗阻的识别与处理',
  category: 2,
  topic: 9,
  kind: 4,
  html: '',
  groundState: 1,
  uploadIds: [] as string[],
};
