import { fakeService } from '@cheese/api-client/testing/fakeService';
import { anatomyCalls } from '@cheese/domain/calls/bodies/anatomy';
import { anatomyTourCalls } from '@cheese/domain/calls/bodies/anatomyTour';
import type { Anatomy, AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import type { ModelFile, Structure } from '@cheese/domain/contract/bodies/shapes/model';

const anAnatomy = (said: Partial<Anatomy> = {}): Anatomy => ({
  id: 5,
  commodityId: 50,
  name: '心脏三维模型',
  summary: '四腔与瓣膜',
  cover: '',
  categoryId: 2,
  system: 2,
  structureCount: 64,
  learnerCount: 7320,
  charge: 2,
  source: null,
  isLocked: true,
  opened: null,
  openUntil: null,
  givenBy: null,
  offer: { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 },
  ...said,
});
export const open = { isLocked: false, opened: 'free', charge: 1, offer: null } as const;

/** A fake service with one anatomy that has one model. */
export function aService(said: Partial<Anatomy> = {}) {
  const service = fakeService();
  const detail: AnatomyDetail = {
    ...anAnatomy(said),
    nameEn: 'heart',
    categoryName: '心和大血管',
    updatedAt: Date.UTC(2026, 10, 1),
    pictures: [],
    itemCount: 1,
    modelCount: 1,
  };
  service.answersWith(anatomyCalls.list, ({ keyword, system }) => {
    const list = keyword || system === '1' ? [] : [anAnatomy(said)];
    return { list, total: list.length };
  });
  service.answers(anatomyCalls.categories, [
    { id: 1, pid: null, name: '胸部', anatomyCount: 2 },
    { id: 2, pid: 1, name: '心和大血管', anatomyCount: 1 },
  ]);
  service.answers(anatomyCalls.detail, detail);
  const highlights = [{ title: '先看四腔', text: '比较左、右心室壁的厚度' }];
  service.answers(anatomyCalls.introduction, {
    anatomyId: 5,
    name: detail.name,
    html: '<p>循环的动力</p>',
    highlights,
    source: null,
  });
  const { isLocked } = detail;
  service.answers(anatomyCalls.items, [
    { id: 7, type: 65, title: '心', cover: '', durationS: null, isLocked, address: null },
  ]);
  return service;
}

/** A part of the model. */
const aPart = (said: Partial<Structure>): Structure => ({
  id: 1,
  pid: null,
  modelId: 7,
  name: '心',
  nameEn: 'heart',
  nameLatin: 'cor',
  spelling: 'xin',
  description: '',
  color: '',
  meshes: [],
  layer: null,
  anchor: null,
  isTranslated: true,
  ...said,
});

const aModel = (said: Partial<ModelFile> = {}): ModelFile => ({
  id: 7,
  title: '心',
  simplified: '瓣膜从简',
  format: 'glb',
  preview: '',
  unitMm: 1,
  layers: [],
  hasOrder: true,
  sickness: null,
  pins: [],
  address: '/model/x/model.glb',
  bytes: 4,
  expiresAt: null,
  ...said,
});
const aVentricle = aPart({
  id: 2,
  pid: 1,
  name: '左心室',
  nameLatin: 'ventriculus sinister',
  spelling: 'zuo xin shi',
  nameEn: 'left ventricle',
  description: '壁最厚的心腔。',
  meshes: ['lv'],
});

/** An unlocked anatomy whose model has two parts. */
export function theStudy() {
  const service = aService(open);
  service.answers(anatomyCalls.models, [aModel()]);
  service.answers(anatomyCalls.structures, [aPart({}), aVentricle]);
  service.answers(anatomyTourCalls.list, { tours: [], mayTeach: false });
  return service;
}

/** The same with a diseased heart, which has a thick wall. */
export function theSickStudy() {
  const service = theStudy();
  const wall = { structureId: 2, title: '左心室壁增厚', text: '约二十毫米', view: '~2~~50!1' };
  const sickness = {
    healthyId: 7,
    name: '左心室肥大',
    text: '高血压所致',
    differences: [{ ...wall, matter: '充盈困难' }],
  };
  const sick = aModel({ id: 8, title: '心（左心室肥大）', simplified: '只画代偿期', sickness });
  service.answers(anatomyCalls.models, [aModel(), sick]);
  const of = { modelId: 8 };
  service.answers(anatomyCalls.structures, [
    aPart({}),
    aVentricle,
    aPart({ ...of, id: 11, name: '心（左心室肥大）' }),
    { ...aVentricle, ...of, id: 12, pid: 11, description: '壁厚而心腔窄。' },
  ]);
  return service;
}
