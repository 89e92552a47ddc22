import type { Slide } from '@cheese/domain/contract/slides/slide';
import type { SlideLibraryDetail } from '@cheese/domain/contract/slides/slideLibrary';

/** A slide open to everyone; a test sets only the fields that it is about. */
export const aSlide = (said: Partial<Slide> = {}): Slide => ({
  id: 31,
  libraryId: 5,
  commodityId: 50,
  title: '肝小叶',
  thumbnail: 'slide/31.webp',
  field: 1,
  system: 3,
  organ: '肝',
  stain: 1,
  viewCount: 1234,
  isLocked: false,
  ...said,
});

export const aLibrary = (said: Partial<SlideLibraryDetail> = {}): SlideLibraryDetail => ({
  id: 5,
  commodityId: 50,
  name: '消化系统切片库',
  summary: '从口腔到肝胆',
  cover: '',
  field: 1,
  viewCount: 4321,
  slideCount: 2,
  charge: 2,
  isLocked: true,
  opened: null,
  offer: { specificationId: 9, price: 59_000, originalPrice: 79_000, vipPrice: 39_000 },
  openUntil: null,
  givenBy: null,
  html: '<p>每张都有讲解</p>',
  updatedAt: Date.UTC(2026, 10, 1),
  validUntil: null,
  ...said,
});

export const someFacets = {
  fields: [{ value: 1 as const, count: 2 }],
  systems: [{ value: 3 as const, count: 2 }],
  stains: [
    { value: 1 as const, count: 1 },
    { value: 5 as const, count: 1 },
  ],
  organs: [{ value: '肝', count: 1 }],
};
