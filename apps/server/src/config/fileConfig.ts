import { uploadLimits } from '@cheese/domain/codes/base/fileLimits';
import type { UploadKind } from '@cheese/domain/codes/base/uploadSuffixes';
import { ConfigError, type Environment, readNeeded, readText, readWhole } from './environment';
import type { S3Bucket } from '../ports/s3';

export type UploadLimits = Record<UploadKind, number>;

const MB = 1024 ** 2;
const kinds = Object.keys(uploadLimits) as UploadKind[];

/** Upload limits by kind, from UPLOAD_DOCUMENT_MB and similar variables. */
export function readUploadLimits(env: Environment): UploadLimits {
  const entries = kinds.map((kind) => [kind, readMegabytes(env, kind)] as const);
  return Object.fromEntries(entries) as UploadLimits;
}

const MOST_MB = 5 * 1024;

function readMegabytes(env: Environment, kind: UploadKind): number {
  const name = `UPLOAD_${kind.toUpperCase()}_MB`;
  return readWhole(env, name, { fallback: uploadLimits[kind] / MB, least: 1, most: MOST_MB }) * MB;
}

const GB = 1024 ** 3;

export const readSchoolMedia = (env: Environment): number =>
  readWhole(env, 'SCHOOL_MEDIA_GB', { fallback: 500, least: 1, most: 1_000_000 }) * GB;

const reason = 'STORAGE_ENDPOINT needs it';

/** Null for storage in DATA_DIR. */
export function readBucket(env: Environment): S3Bucket | null {
  const endpoint = readText(env, 'STORAGE_ENDPOINT');
  if (endpoint === null) return null;
  if (!URL.canParse(endpoint) || !/^https?:\/\/[^/?#]+\/?$/.test(endpoint)) {
    throw new ConfigError('STORAGE_ENDPOINT must look like https://s3.example.com, with no path.');
  }
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    bucket: readNeeded(env, 'STORAGE_BUCKET', reason),
    region: readText(env, 'STORAGE_REGION') ?? 'us-east-1',
    accessKeyId: readNeeded(env, 'STORAGE_KEY', reason),
    secretAccessKey: readNeeded(env, 'STORAGE_SECRET', reason),
  };
}

/** Long enough to resist guessing; a web server in front needs the same value. */
export function readTileSecret(env: Environment): string | null {
  const secret = readText(env, 'TILE_SECRET');
  if (secret === null || /^[\w-]{32,200}$/.test(secret)) return secret;
  throw new ConfigError('TILE_SECRET must be 32 to 200 letters, digits, - and _.');
}
