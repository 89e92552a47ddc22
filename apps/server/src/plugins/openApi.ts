import { services } from '@cheese/domain/calls/services';
import type { CallContract } from '@cheese/domain/contract/call';
import { envelopeOf, RefusalEnvelope } from '@cheese/domain/contract/envelope';
import { type CatalogueEntry, everyCall } from '@cheese/domain/everyCall';
import { messages } from '@cheese/domain/texts/messages';
import type { TSchema } from 'typebox';

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** The whole catalogue as an OpenAPI 3.1 document: its schemas are the contracts themselves. */
export function openApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const entry of everyCall()) {
    const path = entry.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.call.method.toLowerCase()]: operation(entry) };
  }
  return {
    openapi: '3.1.0',
    info: { title: messages.platformTitle, version: '1' },
    servers: [{ url: '/' }],
    tags: Object.keys(services).map((name) => ({ name })),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation({ service, resource, name, call, contract }: CatalogueEntry) {
  const { body, access, data } = contract;
  return {
    operationId: `${service}.${resource}.${name}`,
    tags: [service, resource],
    description: `access: ${access}`,
    ...(access !== 'open' && { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf('path', contract.params),
      ...parametersOf('query', contract.query),
    ],
    ...(body && {
      requestBody: { content: { [bodyTypes[call.body ?? 'json']]: { schema: body } } },
    }),
    responses: {
      200: jsonOf('answered', envelopeOf(data)),
      default: jsonOf('refused', RefusalEnvelope),
    },
  };
}

const jsonOf = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/json': { schema } },
});

function parametersOf(place: 'path' | 'query', schema: CallContract['query']) {
  const { properties, required } = (schema ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: required?.includes(name) ?? false,
    schema: property,
  }));
}
