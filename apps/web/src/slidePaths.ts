import type { ListSort } from '@cheese/domain/codes/shop/listSorts';
import { withQuery } from '@cheese/ui/address/withQuery';
import type { CourseItem, ListQuery } from './listQueries';

interface SlidesQuery {
  libraryId?: number | undefined;
  field?: number | undefined;
  system?: number | undefined;
  organ?: string | undefined;
  stain?: number | undefined;
  keyword?: string | undefined;
  sort?: ListSort | undefined;
  page?: number | undefined;
}

interface ExperimentsQuery {
  field?: number | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

/** Where a slide was opened; the viewer links back to it. */
type SlideFrom = CourseItem | { trayId: number };

/** The report that is opened for marking. */
interface ToMark {
  formId: number;
  findingId: number;
}

interface SlideQuery {
  slideId: number;
  v?: string | undefined;
  from?: SlideFrom;
  mark?: ToMark;
}

export const slidePaths = {
  morphology: (query: ListQuery = {}) => withQuery('/morphology', { ...query }),
  slides: (query: SlidesQuery = {}) => withQuery('/morphology/list', { ...query }),
  myMorphology: () => '/mymorphology',
  slideTray: (query: { id: number }) => withQuery('/morphology/tray', query),
  slideLibrary: (query: { id: number }) => withQuery('/morphology/detail', query),
  /** The viewer with the contents of a library beside it. */
  slideViewer: (query: { id: number; slideId?: number; v?: string | undefined }) =>
    withQuery('/morphology/library', query),
  slideCompare: (query: { slides: string }) => withQuery('/morphology/compare', query),
  /** Same result as `placeAddress`, which would have to be loaded on every page. */
  slide: ({ slideId, v, from, mark }: SlideQuery) =>
    withQuery('/morphology/slice', { id: slideId, v, ...from, ...mark }),
  specimens: (query: SlidesQuery = {}) => withQuery('/morphology/specimen', { ...query }),
  specimen: (query: { id: number }) => withQuery('/morphology/specimen', query),
  experiments: (query: ExperimentsQuery = {}) => withQuery('/morphology/experiment', { ...query }),
  experiment: (query: { id: number }) => withQuery('/morphology/experiment', query),
  experimentBench: ({ id, run }: { id: number; run?: number }) =>
    withQuery('/morphology/experiment', { id, at: 'bench', ...(run && { run }) }),
  ownSlideLibraries: () => '/mymorphology/list',
  morphologyKept: () => '/mymorphology/mycollect',
};
