// PostgreSQL as a child knows nothing of ours, and takes no other package.
import { newsCalls } from '@cheese/domain/calls/content/news';
import { openPostgres } from '@cheese/server/db/openPostgres';
import fastify from 'fastify';
