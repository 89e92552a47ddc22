import type { MadeSlide } from '@cheese/domain/contract/viewers/slideMaking';

export const aMadeSlide = (more: Partial<MadeSlide> = {}): MadeSlide => ({
  ...{ id: 1, libraryId: 7, folderId: null, edition: 1, mediaId: 9, thumbnail: '' },
  ...{ title: '肝（正常）', titleEn: '', summary: '', material: '', source: '' },
  ...{ field: 1, system: 3, organ: '肝', stain: 1, isShown: true, viewCount: 5 },
  ...{ width: 60_000, height: 40_000, mpp: null, objective: null },
  ...{ saidMpp: null, saidObjective: null },
  ...more,
});
