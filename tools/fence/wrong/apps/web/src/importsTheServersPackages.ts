// The server's packages stay out of every browser.
import Type from 'typebox';
import { Value } from 'typebox/value';
import fastify from 'fastify';
import files from '@fastify/static';
import { eq } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import sharp from 'sharp';
import { hash } from '@node-rs/argon2';
import Ajv from 'ajv';
import writerOf from 'fast-json-stringify';
import { join } from 'node:path';
import { newsContract } from '@cheese/domain/contract/content/news';
export const lazily = () => import('typebox');
