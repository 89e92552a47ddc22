/**
 * Every call of both services with its contract, by resource. For the server and for tools only: a
 * browser imports one resource at a time, and contracts as types.
 */
import type { ServiceName } from './calls/services';
import { baseResources } from './catalogue/base';
import { classroomResources } from './catalogue/classroom';
import { contentResources } from './catalogue/content';
import { emergencyResources } from './catalogue/emergency';
import { examResources } from './catalogue/exam';
import { frontResources } from './catalogue/front';
import { learningResources } from './catalogue/learning';
import { peopleResources } from './catalogue/people';
import { schoolResources } from './catalogue/school';
import { shopResources } from './catalogue/shop';
import { slidesResources } from './catalogue/slides';
import { bodiesResources } from './catalogue/bodies';
import { trainingResources } from './catalogue/training';
import type { Resources } from './catalogue/resource';

export const catalogue = {
  main: {
    ...baseResources,
    ...peopleResources,
    ...schoolResources,
    ...contentResources,
    ...shopResources,
    ...learningResources,
    ...examResources,
    ...slidesResources,
    ...bodiesResources,
    ...trainingResources,
    ...classroomResources,
    ...frontResources,
  },
  emergency: emergencyResources,
} satisfies Record<ServiceName, Resources>;
