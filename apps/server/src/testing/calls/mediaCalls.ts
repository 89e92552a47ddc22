import { runNextJob } from '../../modules/base/job/job.run';
import { mediaJobs } from '../../modules/learning/media/media.jobs';
import { slideJobs } from '../../modules/slides/slide/slide.jobs';
import { modelJobs } from '../../modules/bodies/model/model.jobs';
import type { FileRules } from '../../ports/fileRules';
import type { MediaShown, MediaUpload } from '@cheese/domain/contract/learning/media';
import { bareFiles } from '../files/bareFiles';
import { sendForm } from './sendForm';
import { teaching, TEACHER } from '../given/teaching';
import type { TestApp } from '../useTestApp';

const kindOf = (name: string) => {
  if (/\.(glb|fbx|obj|stl|ply)$/.test(name)) return 'model';
  if (/\.(svs|tiff?|jpe?g|png|bmp|zip|kfb|ndpi|jp2|dcm)$/.test(name)) return 'slide';
  return /\.(mp4|mov|mkv|webm)$/.test(name) ? 'film' : 'document';
};

/** Uploads by teachers of the first school, and their results. */
export function mediaCalls(test: TestApp) {
  const { by, given } = teaching(test);
  const ask = async (call: string, asked?: object, personId: number = TEACHER) => {
    const [method = '', path = ''] = call.split(' ');
    const url = `${method} /doctor-cheese/media/v1/${path}`;
    return test.ask(url, asked, { token: await by(personId) });
  };
  const begin = (name: string, bytes: number, more: object = {}, personId: number = TEACHER) => {
    const kind = kindOf(name);
    const fingerprint = `v1:${bytes}:${Buffer.from(name).toString('hex').slice(0, 60)}`;
    return ask('POST upload/begin', { name, bytes, kind, fingerprint, ...more }, personId);
  };
  const send = (given: MediaUpload, number: number, bytes: Uint8Array) => {
    const signed = Object.fromEntries(given.fields.map(({ name, value }) => [name, value]));
    const fields = { key: `${given.keyPrefix}${number}`, ...signed };
    return sendForm(test, given.host, { fields, file: { bytes, name: 'blob' } });
  };
  /** All of it, in order. */
  const bring = async (name: string, content: Uint8Array, personId: number = TEACHER) => {
    const upload = (await begin(name, content.length, {}, personId)).body.data as MediaUpload;
    for (let part = 1; (part - 1) * upload.partBytes < content.length; part += 1) {
      const at = (part - 1) * upload.partBytes;
      await send(upload, part, content.subarray(at, at + upload.partBytes));
    }
    const done = await ask('PUT upload/finish', { mediaId: upload.media.id }, personId);
    return done.body.data as MediaShown;
  };
  const one = async (mediaId: number, personId: number = TEACHER) => {
    const { body } = await ask(`GET some?ids=${mediaId}`, undefined, personId);
    return (body.data as MediaShown[])[0];
  };
  const work = (
    files: Partial<FileRules> = {},
    stopping: AbortSignal = new AbortController().signal,
  ) => {
    const { clock, storage } = test.app.services;
    const shop = { db: test.database.db, clock, storage, files: { ...bareFiles, ...files } };
    return runNextJob(
      { ...shop, log: test.app.log, stopping },
      { ...mediaJobs(shop), ...slideJobs(shop), ...modelJobs(shop) },
    );
  };
  return { ask, begin, send, bring, one, work, by, given };
}
