// The server binds contracts to services.
import { newsCalls } from '@cheese/domain/calls/content/news';
import { newsContract } from '@cheese/domain/contract/content/news';
import fastify from 'fastify';
import { eq } from 'drizzle-orm';
import { join } from 'node:path';
