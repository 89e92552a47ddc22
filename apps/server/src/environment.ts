/** A configuration value that ends the start: its message names the value and what would be right. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

export function readText(env: Environment, name: string): string | null {
  const value = env[name];
  if (value === undefined) return null;
  if (value.trim() === '') {
    throw new ConfigError(`${name} is set but empty; give it a value or leave it out.`);
  }
  return value.trim();
}

export function readPort(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new ConfigError(`${name} must be a whole number from 1 to 65535, but it is "${text}".`);
  }
  return port;
}

/** A whole number above zero. */
export function readCount(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new ConfigError(`${name} must be a whole number from 1 on, but it is "${text}".`);
}

export function readChoice(
  env: Environment,
  name: string,
  choices: string[],
  fallback: string,
): string {
  const text = readText(env, name) ?? fallback;
  if (!choices.includes(text)) {
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is "${text}".`);
  }
  return text;
}

/** A value without which nothing goes on; `reason` says why it is needed. */
export function readNeeded(env: Environment, name: string, reason: string): string {
  return readText(env, name) ?? fail(`${name} is missing; ${reason}.`);
}

function fail(message: string): never {
  throw new ConfigError(message);
}
