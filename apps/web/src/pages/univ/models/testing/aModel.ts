import type { Structure } from '@cheese/domain/contract/bodies/shapes/model';
import type { MadeModel, MadeModelDetail } from '@cheese/domain/contract/bodies/modelMaking';

export const aModel = (more: Partial<MadeModel> = {}): MadeModel => ({
  id: 100_001,
  title: '颅骨',
  titleEn: '',
  summary: '',
  system: 1,
  edition: 1,
  isShown: false,
  isPlatform: false,
  cover: '',
  bytes: 4096,
  partCount: 2,
  updatedAt: 0,
  ...more,
});

const aPart = (id: number, pid: number | null, name: string, meshes: string[]): Structure => ({
  id,
  pid,
  modelId: 7,
  name,
  nameEn: '',
  nameLatin: '',
  spelling: '',
  description: '',
  color: '',
  meshes,
  layer: null,
  anchor: null,
  isTranslated: true,
});

export const aModelDetail = (more: Partial<MadeModelDetail> = {}): MadeModelDetail => ({
  ...aModel(),
  file: {
    id: 7,
    title: '颅骨',
    simplified: '',
    format: 'glb',
    preview: '',
    unitMm: 1,
    layers: [],
    hasOrder: false,
    pins: [],
    sickness: null,
    address: '/model/x/model.glb',
    bytes: 4096,
    expiresAt: null,
  },
  parts: [
    aPart(1, null, '颅', []),
    aPart(2, 1, '枕骨', ['occipital']),
    aPart(3, 1, 'Cube.002', ['Cube.002']),
  ],
  report: {
    format: 'GLB',
    bytesBefore: 9000,
    bytesAfter: 4096,
    triangles: 24,
    vertices: 16,
    textures: 0,
    notes: ['已去掉动画'],
  },
  ...more,
});
