import type { TestApp } from '../useTestApp';

interface FormAsked {
  fields?: Record<string, string>;
  /** Fields that are sent once more. */
  again?: [string, string][];
  file?: { bytes: Uint8Array | string; name: string } | null;
  token?: string;
}

/** Asks a call with a form as a browser sends it: its fields, then its file. */
export async function sendForm({ app }: TestApp, url: string, asked: FormAsked) {
  const { fields = {}, again = [], file, token } = asked;
  const form = new FormData();
  for (const [name, value] of [...Object.entries(fields), ...again]) form.append(name, value);
  if (file) form.append('file', new Blob([Buffer.from(file.bytes)]), file.name);
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await new Response(body).arrayBuffer()),
    headers: {
      'content-type': headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const told =
    answer.body === '' ? {} : answer.json<Record<string, unknown> & { data?: unknown }>();
  return { status: answer.statusCode, body: told };
}
