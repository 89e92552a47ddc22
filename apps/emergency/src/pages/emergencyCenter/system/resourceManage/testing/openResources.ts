import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import type {
  ManagedResource,
  ManagedResourceDetail,
} from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { manage } from '../../../../../testing/manage';

const aResource: ManagedResource = {
  id: 6,
  title: '溺水急救要点',
  summary: '',
  category: 2,
  topic: 2,
  kind: 4,
  cover: '',
  groundState: 0,
  groundedAt: null,
  uploadedBy: '梁思源',
  createdAt: 0,
  updatedAt: 0,
};
const aFile: ManagedResourceDetail['files'][number] = {
  id: 31,
  fileName: '讲义.docx',
  bytes: 2048,
  url: '/storage/a.docx',
  conversion: 4,
  failure: '文件已加密',
  previewUrl: null,
};

const withResources = (service: FakeService) => {
  const others = { ...aResource, id: 8, title: '地震避险', groundState: 1 };
  service.answersWith(resourceCalls.listPage, ({ groundState }) =>
    groundState === '1' ? { list: [others], total: 1 } : { list: [aResource, others], total: 2 },
  );
  service.answers(resourceCalls.managed, { ...aResource, html: '', files: [aFile] });
  for (const call of ['edit', 'remove', 'setGround', 'convertAgain', 'cancelUpload'] as const) {
    service.answers(resourceCalls[call], null);
  }
  service.answers(resourceCalls.upload, { id: 9 });
};
/** Opens the resources that a manager has: one off the shelf, one on it. */
export const openResources = () => manage('/resourceManage', withResources);
