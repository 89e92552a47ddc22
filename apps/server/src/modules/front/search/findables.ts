import type { FindableSource } from '../../base/findable/findable.shapes';
import { helpFindable } from '../../content/help/help.findable';
import { newsFindable } from '../../content/news/news.findable';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { patientFindable } from '../../training/patient/patient.findable';
import { drillFindable } from '../../training/drill/drill.findable';
import { madeSimulationFindable } from '../../training/simulation/simulation.findable';
import { insideFindable } from './inside.findable';
import { pageFindable } from './page.findable';
import { slideFindable } from '../../slides/slide/slide.findable';

/** Every kind that can be found. */
export const findables: readonly FindableSource[] = [
  commodityFindable,
  newsFindable,
  slideFindable,
  drillFindable,
  patientFindable,
  madeSimulationFindable,
  helpFindable,
  pageFindable,
  insideFindable,
];
