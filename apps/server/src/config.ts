import { join, resolve } from 'node:path';

export type SeedChoice = 'demo' | 'none';

export interface Config {
  /** Only this machine, unless told otherwise: a first run should not open itself to a network. */
  host: string;
  port: number;
  emergencyPort: number;
  /** Where embedded PostgreSQL and stored files live. */
  dataDir: string;
  /** A real PostgreSQL; null means the embedded one. */
  databaseUrl: string | null;
  logLevel: string;
  seed: SeedChoice;
  /** Serves the catalogue at /docs, for developers. */
  docs: boolean;
}

/** A configuration value that ends the start: its message names the value and what would be right. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readConfig(env: Environment): Config {
  const databaseUrl = readDatabaseUrl(env);
  const port = readPort(env, 'PORT', 4200);
  const emergencyPort = readPort(env, 'EMERGENCY_PORT', 4201);
  if (port === emergencyPort) {
    throw new ConfigError(`PORT and EMERGENCY_PORT are both ${port}; each site needs its own.`);
  }
  return {
    host: readText(env, 'HOST') ?? '127.0.0.1',
    port,
    emergencyPort,
    dataDir: resolve(readText(env, 'DATA_DIR') ?? join(process.cwd(), '.data')),
    databaseUrl,
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    seed: readChoice(env, 'SEED', ['demo', 'none'], databaseUrl ? 'none' : 'demo') as SeedChoice,
    docs: readChoice(env, 'DOCS', ['on', 'off'], 'off') === 'on',
  };
}

function readText(env: Environment, name: string): string | null {
  const value = env[name];
  if (value === undefined) return null;
  if (value.trim() === '') {
    throw new ConfigError(`${name} is set but empty; give it a value or leave it out.`);
  }
  return value.trim();
}

function readPort(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new ConfigError(`${name} must be a whole number from 1 to 65535, but it is "${text}".`);
  }
  return port;
}

function readChoice(env: Environment, name: string, choices: string[], fallback: string): string {
  const text = readText(env, name) ?? fallback;
  if (!choices.includes(text)) {
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is "${text}".`);
  }
  return text;
}

/** Never repeats the address in its complaint: it may hold a password. */
function readDatabaseUrl(env: Environment): string | null {
  const text = readText(env, 'DATABASE_URL');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database, but it does not.',
    );
  }
  return text;
}
