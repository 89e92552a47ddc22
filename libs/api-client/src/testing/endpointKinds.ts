import type { CallOptions } from '../base/context';
import { loadEndpoints } from './endpointFiles';

type Tag = string | { type: string };
type Tags =
  readonly Tag[] | ((answer: object, failure: undefined, asked: object) => readonly Tag[]);

interface Definition {
  type: 'query' | 'mutation';
  providesTags?: Tags;
  invalidatesTags?: Tags;
  extraOptions?: CallOptions;
}

interface Api {
  endpoints: object;
  enhanceEndpoints(asked: { endpoints: object }): unknown;
}

function namesOf(tags: Tags = []): string[] {
  const all = typeof tags === 'function' ? tags({}, undefined, {}) : tags;
  return all.map((tag) => (typeof tag === 'string' ? tag : tag.type));
}

/** What the endpoints of a folder do beside asking: by kind, the names of those that do. */
export async function endpointKinds(api: Api, folder: string) {
  await loadEndpoints(folder);
  const byName = new Map<string, Definition>();
  const look = (name: string) => (definition: Definition) => void byName.set(name, definition);
  const looks = Object.keys(api.endpoints).map((name) => [name, look(name)]);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(looks) as object });
  const all = [...byName];
  const named = (is: (definition: Definition) => boolean) =>
    all.flatMap(([name, definition]) => (is(definition) ? name : [])).toSorted();
  const have = (option: keyof CallOptions) =>
    named(({ extraOptions }) => extraOptions?.[option] === true);
  const provided = all.flatMap(([, { providesTags }]) => namesOf(providesTags));
  const invalidated = all.flatMap(([, { invalidatesTags }]) => namesOf(invalidatesTags));
  return {
    provided: new Set(provided),
    invalidated: new Set(invalidated),
    kinds: {
      readOnce: named(
        ({ type, providesTags }) => type === 'query' && namesOf(providesTags).length === 0,
      ),
      refreshesNothing: named(
        ({ type, invalidatesTags }) => type === 'mutation' && namesOf(invalidatesTags).length === 0,
      ),
      silent: have('silent'),
      vital: have('vital'),
      warns: have('warns'),
      waits: have('waits'),
      outlives: have('outlives'),
    },
  };
}
