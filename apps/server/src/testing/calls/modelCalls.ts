import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { MadeModel, MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';
import { uploadRoutes } from '../../modules/base/upload/upload.routes';
import { mediaRoutes } from '../../modules/learning/media/media.routes';
import { anatomyRoutes } from '../../modules/bodies/anatomy/anatomy.routes';
import { modelMakingRoutes } from '../../modules/bodies/modelMaking/modelMaking.routes';
import { anatomyNoteRoutes } from '../../modules/bodies/anatomyNote/anatomyNote.routes';
import { anatomyQuizRoutes } from '../../modules/bodies/anatomyQuiz/anatomyQuiz.routes';
import { modelRoutes } from '../../modules/bodies/model/model.routes';
import { mediaCalls } from './mediaCalls';
import { takenAs } from '../files/takenModels';
import { TEACHER } from '../given/teaching';
import type { TestApp } from '../useTestApp';

export const modelModules = {
  main: [mediaRoutes, anatomyRoutes, anatomyNoteRoutes, anatomyQuizRoutes, modelMakingRoutes],
  aside: [uploadRoutes, modelRoutes],
};

const takeModel = takenAs([
  { name: 'Skull', parent: null },
  { name: 'Occipital_Bone.001', parent: 'Skull' },
  { name: '脑室', parent: 'Skull' },
  { name: 'Cube.002', parent: 'Skull' },
]);

/** A part as it is sent back. */
export const written = ({ id, pid, name, nameEn, nameLatin, description, color }: Structure) => ({
  id,
  pid,
  name,
  nameEn,
  nameLatin,
  description,
  color,
});
export const aGroup = (id: number, pid: number | null, name: string) => ({
  id,
  pid,
  name,
  nameEn: '',
  nameLatin: '',
  description: '',
  color: '',
});

/** Calls of teachers of the first school, with an uploaded skull. */
export function modelCalls(test: TestApp) {
  const media = mediaCalls(test);
  const ask = async (call: string, asked?: object, personId: number = TEACHER) => {
    const [method = '', path = ''] = call.split(' ');
    const token = await media.by(personId);
    return test.ask(`${method} /doctor-cheese/${path}`, asked, { token });
  };
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
  const brought = async (name = '颅骨 2026.glb') => {
    const { id } = await media.bring(name, Buffer.from('glTF of theirs'));
    await media.work({ takeModel });
    return id;
  };
  const add = (mediaId: number, personId?: number) =>
    ask('POST model-making/v1', { mediaId, title: ' 颅骨 ', system: 1 }, personId);
  const made = async (name?: string) => (await add(await brought(name))).body.data as MadeModel;
  const detail = async (id: number) =>
    (await ask(`GET model-making/v1/detail?id=${id}`)).body.data as MadeModelDetail;
  const show = (id: number, isShown = true, personId?: number) =>
    ask('PUT model-making/v1/shown', { id, isShown }, personId);
  const edit = ({ parts: _parts, ...model }: MadeModelDetail, said: object, personId?: number) => {
    const { id, edition, title, titleEn, summary, system, cover } = model;
    const whole = { id, edition, title, titleEn, summary, system, cover, parts: [], removed: [] };
    return ask('PUT model-making/v1', { ...whole, ...said }, personId);
  };
  return { ...media, askMedia: media.ask, ask, statusOf, brought, add, made, detail, show, edit };
}
