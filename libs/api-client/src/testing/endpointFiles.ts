/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const callsDir = join(__dirname, '../../../domain/src/calls');

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort();

/** Endpoints inject themselves into their API when their file is loaded. */
export async function loadEndpoints(dir: string) {
  for (const file of filesIn(dir)) await import(join(dir, file));
}

/** The files of calls in these wings, as `content/news.ts`. */
export const callFiles = (isOf: (wing: string) => boolean): string[] =>
  filesIn(callsDir).filter((file) => file.includes('/') && isOf(file.split('/')[0] ?? ''));

/** Each file of endpoints, with the files of calls that it asks. */
export const endpointFiles = (dir: string): { file: string; asked: string[] }[] =>
  filesIn(dir).map((file) => {
    const text = readFileSync(join(dir, file), 'utf8');
    const named = text.matchAll(/from '@cheese\/domain\/calls\/(\w+\/\w+)';/g);
    return { file, asked: [...named].map(([, call]) => `${call}.ts`) };
  });
