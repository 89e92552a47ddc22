import type { ServiceName } from '@cheese/domain/calls/services';
import type { FastifyInstance } from 'fastify';
import { resourceRoutes } from './emergencyResource/resource.routes';
import { newsRoutes } from './news/news.routes';

type Routes = (app: FastifyInstance) => void;

/** Every module that answers calls, by the service under whose prefix its calls live. */
export const modules: Record<ServiceName, Routes[]> = {
  main: [newsRoutes],
  emergency: [resourceRoutes],
};
