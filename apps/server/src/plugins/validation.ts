import { validationTexts as texts } from '@cheese/domain/texts/validation';
import Ajv, { type ErrorObject, type Options } from 'ajv';
import writerOf from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

const strictly: Options = { removeAdditional: false, useDefaults: true, allErrors: false };

const readsJson = once(() => new Ajv({ ...strictly, coerceTypes: false }));
const readsText = once(() => new Ajv({ ...strictly, coerceTypes: 'array' }));

/**
 * Checks input and writes answers by the contracts: a query arrives as text and is converted, a
 * JSON body is not. Each schema is compiled when its call is first asked: compiling the whole catalogue
 * would take seconds of every start.
 */
export function holdToContracts(app: FastifyInstance) {
  compileBy(app, (httpPart) => (httpPart === 'body' ? readsJson() : readsText()));
  app.setSerializerCompiler<object>(({ schema }) => {
    const compile = once(() => writerOf(schema));
    return (answer) => compile()(answer);
  });
}

/** Forms are text like a query: the bodies of such a scope are converted, too. */
export function readTextBodies(scope: FastifyInstance) {
  compileBy(scope, readsText);
}

function compileBy(scope: FastifyInstance, ajvFor: (httpPart?: string) => Ajv) {
  scope.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const compile = once(() => ajvFor(httpPart).compile(schema));
    return (data: unknown) => {
      const unstorable = findUnstorable(data);
      if (unstorable) return { error: [unstorable] };
      const check = compile();
      if (!check(data)) return { error: check.errors ?? [] };
      // Only now a text of the query has become a number, and Ajv does not look at it again.
      const endless = findUnstorable(data);
      return endless ? { error: [endless] } : { value: data };
    };
  });
}

/** No call asks for anything nearly as deep; brackets without end would exhaust the stack. */
const DEEPEST = 64;

/**
 * PostgreSQL keeps no NUL, half of a character is none, and neither side counts to infinity: refused
 * before anything is asked.
 */
function findUnstorable(data: unknown, path = '', depth = 0): ErrorObject | null {
  if (typeof data === 'number') return Number.isFinite(data) ? null : wrongAt(path);
  if (typeof data === 'string') {
    return data.includes('\0') || /\p{Surrogate}/u.test(data) ? wrongAt(path) : null;
  }
  if (typeof data !== 'object' || data === null) return null;
  if (depth > DEEPEST) return wrongAt('');
  for (const [name, value] of Object.entries(data)) {
    const found = findUnstorable(value, `${path}/${name}`, depth + 1);
    if (found) return found;
  }
  return null;
}

const wrongAt = (instancePath: string): ErrorObject => ({
  instancePath,
  keyword: 'format',
  params: {},
  schemaPath: '',
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export interface WrongField {
  field: string;
  message: string;
}

/** Parameters of Ajv errors; which are set depends on the rule. */
interface Broken {
  limit: number;
  type: string;
}

type Describe = (field: string, broken: Broken) => string;

const descriptions: Record<string, Describe> = {
  type: (field, { type }) => texts.type(field, type),
  minimum: (field, { limit }) => texts.atLeast(field, limit),
  maximum: (field, { limit }) => texts.atMost(field, limit),
  minLength: (field, { limit }) => texts.tooShort(field, limit),
  maxLength: (field, { limit }) => texts.tooLong(field, limit),
  enum: texts.notOneOf,
  const: texts.notOneOf,
  required: texts.missing,
  additionalProperties: texts.unknown,
};

/** The first thing that is wrong with the input, in words. */
export function describeWrong(error: ErrorObject): WrongField {
  const field = fieldOf(error);
  const describe = descriptions[error.keyword] ?? texts.wrong;
  return { field, message: describe(field, error.params as Broken) };
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const within = instancePath.split('/').slice(1);
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'];
  if (named !== undefined) within.push(String(named));
  return within.join('.') || texts.body;
}
