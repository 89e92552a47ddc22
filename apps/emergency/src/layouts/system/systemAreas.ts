import { systemMessages } from '@cheese/domain/texts/systemMessages';
import { paths } from '../../paths';
import { texts } from './texts';

/** In menu order. */
export const systemAreas = [
  {
    href: paths.system.resourceManage(),
    name: systemMessages.resourceManagement,
    what: texts.resourceWhat,
  },
  {
    href: paths.system.welfare(),
    name: systemMessages.welfareManagement,
    what: texts.certificateWhat,
  },
  {
    href: paths.system.learnSituation(),
    name: systemMessages.learnSituation,
    what: texts.situationWhat,
  },
  {
    href: paths.system.questionManage(),
    name: systemMessages.questionManagement,
    what: texts.questionWhat,
  },
  {
    href: paths.system.people(),
    name: systemMessages.peopleManagement,
    what: texts.peopleWhat,
  },
] as const;
