import type { FastifyInstance } from 'fastify';
import type { openApi as describe } from './openApi';

/** While developing: the catalogue for people at /docs and for programs at /docs/openapi.json. */
export function serveDocs(app: FastifyInstance) {
  const config = { access: 'open' } as const;
  app.get('/docs/openapi.json', { config }, openApi);
  app.get('/docs', { config }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(await openApi())),
  );
}

/** The API description, loaded on first use. */
const openApi = async () => (await import('./openApi')).openApi();

type Document = ReturnType<typeof describe>;

const page = ({ info, paths }: Document) => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>${info.title}</title>
<h1>${info.title}</h1>
<p><a href="/docs/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
${Object.entries(paths).map(pathText).join('\n')}
</html>`;

const pathText = ([path, operations]: [string, Record<string, object>]) =>
  Object.entries(operations)
    .map(
      ([method, operation]) =>
        `<details><summary><code>${method.toUpperCase()} ${path}</code></summary>` +
        `<pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`,
    )
    .join('\n');

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
