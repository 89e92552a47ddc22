import {
  showTypeCodes,
  type ShowType,
  type showTypes,
} from '@cheese/domain/codes/content/showTypes';
import { messages } from '@cheese/domain/texts/messages';
import type { Accent } from '@cheese/ui/tokens';
import { paths } from '../paths';

/** The headers of all areas have the same structure; these are the differences. */
interface Area {
  accent: Accent;
  /** Shown beside the platform's name. */
  name?: string;
  home: string;
  /** Query parameter that keeps the area's header on shared pages. */
  showType?: ShowType;
}

export type AreaName = (typeof showTypes)[ShowType] | 'firstAid';

export const areas: Record<AreaName, Area> = {
  main: { accent: 'brand', home: paths.home() },
  morphology: {
    accent: 'morphology',
    name: messages.morphology,
    home: paths.morphology(),
    showType: showTypeCodes.morphology,
  },
  testing: {
    accent: 'exam',
    name: messages.testingCenter,
    home: paths.testingCenter(),
    showType: showTypeCodes.testing,
  },
  firstAid: {
    accent: 'emergency',
    name: messages.firstAidDrill,
    home: paths.firstAidDrillSystem(),
  },
};
