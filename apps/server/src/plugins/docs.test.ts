import { everyCall } from '@cheese/domain/everyCall';
import { useTestApp } from '../testing/useTestApp';
import { everyModule } from '../modules/modules';

describe('while developing', () => {
  const test = useTestApp({ modules: everyModule, docs: true });

  it('the catalogue is an OpenAPI 3.1 document', async () => {
    const { status, body } = await test.get('/docs/openapi.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'AI数字医学虚拟仿真课程平台' },
      paths: {
        '/doctor-cheese/news/v1/detail': {
          get: {
            operationId: 'main.news.detail',
            parameters: [{ name: 'id', in: 'query', required: true, schema: { type: 'integer' } }],
          },
        },
      },
    });
    const { paths } = body as { paths: Record<string, object> };
    const count = Object.values(paths).reduce((sum, path) => sum + Object.keys(path).length, 0);
    expect(count).toBe(everyCall().length);
  });

  it('people read it at /docs', async () => {
    const answer = await test.app.inject('/docs');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('GET /doctor-cheese/news/v1/list');
  });
});

describe('in production', () => {
  const test = useTestApp({ modules: everyModule });

  it('there is nothing to read', async () => {
    expect((await test.get('/docs/openapi.json')).status).toBe(404);
  });
});
