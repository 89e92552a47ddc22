// Tools may read the domain.
import { newsCalls } from '@cheese/domain/calls/news';
import { startPostgres } from './postgres/postgres.mjs';
import fastify from 'fastify';
