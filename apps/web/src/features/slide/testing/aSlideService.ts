import { fakeService } from '@cheese/api-client/testing/fakeService';
import { slideCalls } from '@cheese/domain/calls/slides/slide';
import { slideLibraryCalls } from '@cheese/domain/calls/slides/slideLibrary';
import type { SlideDetail } from '@cheese/domain/contract/slides/slide';
import { aSlide } from './aSlide';

/** A service with slide 31; a test adds further answers. */
export function aSlideService(said: Partial<SlideDetail> = {}) {
  const service = fakeService();
  service.answers(slideCalls.detail, {
    ...aSlide(),
    libraryName: '消化系统切片库',
    titleEn: '',
    summary: '',
    material: '',
    source: '',
    ...said,
  });
  service.answers(slideCalls.tileSource, {
    slideId: 31,
    width: 60_000,
    height: 40_000,
    tileSize: 512,
    overlap: 0,
    levels: [{ level: 0, width: 60_000, height: 40_000, columns: 118, rows: 79 }],
    mpp: 0.25,
    objective: 40,
    tileAddress: '/slide-tiles/s/1/0/7/{level}/{column}_{row}.jpg',
    expiresAt: null,
  });
  service.answers(slideLibraryCalls.viewCount, 1235);
  return service;
}
