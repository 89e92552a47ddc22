import type { ServiceName } from '@cheese/domain/calls/services';
import type { FastifyInstance } from 'fastify';
import { authRoutes } from './auth/auth.routes';
import { emergencyAuthRoutes } from './auth/emergencyAuth.routes';
import { bindingRoutes } from './binding/binding.routes';
import { resourceRoutes } from './emergencyResource/resource.routes';
import { newsRoutes } from './news/news.routes';
import { organisationRoutes } from './organisation/organisation.routes';
import { emergencyUserRoutes } from './person/emergencyUser.routes';
import { userRoutes } from './person/user.routes';
import { scanRoutes } from './scan/scan.routes';
import { sessionRoutes } from './session/session.routes';
import { studyTimeRoutes } from './studyTime/studyTime.routes';

type Routes = (app: FastifyInstance) => void;

/** Every module that answers calls, by the service under whose prefix its calls live. */
export const modules: Record<ServiceName, Routes[]> = {
  main: [
    newsRoutes,
    authRoutes,
    bindingRoutes,
    organisationRoutes,
    scanRoutes,
    sessionRoutes,
    studyTimeRoutes,
    userRoutes,
  ],
  emergency: [resourceRoutes, emergencyAuthRoutes, emergencyUserRoutes],
};
