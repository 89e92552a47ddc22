// Tools may read the domain.
import { newsCalls } from '@cheese/domain/calls/content/news';
import { startPostgres } from './postgres/postgres.mjs';
import fastify from 'fastify';
