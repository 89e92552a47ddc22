import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { ThingPage } from '@cheese/domain/codes/learning/thingPages';
import { paths } from '../../../../paths';

const pages: Record<ThingPage, (query: { id: number }) => string> = {
  experiment: paths.experiment,
  simulation: paths.simulation.detail,
  specimen: paths.specimen,
  library: paths.slideLibrary,
  model: ({ id }) => paths.commodity({ type: commodityTypeCodes.anatomy, productId: id }),
  drill: paths.firstAidDrillSystem,
  patient: paths.patient.case,
  exam: ({ id }) => paths.examination({ examId: id }),
};

interface From {
  courseId: number;
  itemId: number;
}

/** Address of a thing's page, with the item it was opened from. */
export function thingHref(page: ThingPage, id: number, from: From): string {
  const said = new URLSearchParams({ courseId: `${from.courseId}`, itemId: `${from.itemId}` });
  return `${pages[page]({ id })}&${said}`;
}
