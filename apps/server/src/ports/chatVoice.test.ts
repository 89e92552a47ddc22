import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { smallCase } from '@cheese/patients/testing/smallCase';
import { spoken } from '@cheese/patients/voice/speaking';
import { testClock } from '../testing/testClock';
import { readChatVoice } from '../config/voiceConfig';
import { chatVoice } from './chatVoice';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const chat = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });
const now = { asked: '疼的地方换过吗', answer: '先是肚脐，后来跑到右下边。' };
const own = { text: now.answer, by: 'catalogue' };
const livelier = '哎哟，先是肚脐这儿，后来跑到右下边了。';

const heard: { url?: string; key?: string; body: string }[] = [];
let answer: Answer;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { url, headers } = request;
    heard.push({ url, key: headers.authorization, body } as (typeof heard)[number]);
    answer(request, response);
  });
});
const clock = testClock();
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  heard.length = 0;
  answer = (_request, response) => response.end(chat(livelier));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const voiceOf = (key: string | null = 'sk-1') => chatVoice({ url, key, model: 'small' }, clock);
const say = (voice = voiceOf(), patienceMs = 10_000) =>
  spoken(voice, smallCase, [], now, AbortSignal.timeout(patienceMs));

it('speaks for the patient, and is told the one answer', async () => {
  expect(await say()).toEqual({ text: livelier, by: 'voice' });
  expect(heard[0]).toMatchObject({ url: '/v1/chat/completions', key: 'Bearer sk-1' });
  const { model, stream, messages } = JSON.parse(heard[0]?.body ?? '');
  expect({ model, stream }).toEqual({ model: 'small', stream: false });
  expect(messages[0].role).toBe('system');
  expect(messages.at(-1).content).toContain(now.answer);
  expect(heard[0]?.body).not.toContain('阑尾炎');
  await say(voiceOf(null));
  expect(heard[1]?.key).toBeUndefined();
});

it.each<[what: string, Answer]>([
  ['breaks off', (request) => request.socket.resetAndDestroy()],
  ['has too much to do', (_request, response) => response.writeHead(500).end('no')],
  ['knows no such key', (_request, response) => response.writeHead(401).end(chat(livelier))],
  ['sends elsewhere', (_r, response) => response.writeHead(307, { location: '/v2' }).end()],
  ['speaks no JSON', (_request, response) => response.end('<html>')],
  ['answers null', (_request, response) => response.end('null')],
  ['answers something else', (_request, response) => response.end(chat({ text: '疼' }))],
  ['never ends', (_r, response) => void response.end(chat('疼'.repeat(100_000)))],
  ['gives it away', (_request, response) => response.end(chat('医生，我是阑尾炎。'))],
  ['leaves its role', (_request, response) => response.end(chat('我是人工智能助手。'))],
])('one that %s leaves the words of the catalogue', async (_what, wrong) => {
  answer = wrong;
  expect(await say()).toEqual(own);
  expect(heard).toHaveLength(1);
});

it.each<[what: string, Answer]>([
  ['says nothing', () => undefined],
  ['begins and stops', (_request, response) => response.write('{"choices":')],
])('one that %s is not waited for, and then left alone for a minute', async (_what, slow) => {
  answer = slow;
  const voice = voiceOf();
  expect(await say(voice, 100)).toEqual(own);
  answer = (_request, response) => response.end(chat(livelier));
  expect(await say(voice)).toEqual(own);
  expect(heard).toHaveLength(1);
  clock.pass(61);
  expect(await say(voice)).toMatchObject({ by: 'voice' });
});

it('is asked by no more than eight at once', async () => {
  const waiting: ServerResponse[] = [];
  answer = (_request, response) => {
    waiting.push(response);
    if (waiting.length === 8) for (const one of waiting) one.end(chat(livelier));
  };
  const voice = voiceOf();
  const said = await Promise.all(Array.from({ length: 9 }, () => say(voice)));
  expect(said.filter(({ by }) => by === 'voice')).toHaveLength(8);
});

describe('its configuration', () => {
  const env = { PATIENT_VOICE_URL: 'https://model.example.com/v1/', PATIENT_VOICE_MODEL: 'm' };

  it('is none, unless it is said', () => {
    expect(readChatVoice({})).toBeNull();
    expect(readChatVoice({ ...env, PATIENT_VOICE_KEY: 'k' })).toEqual({
      url: 'https://model.example.com/v1',
      model: 'm',
      key: 'k',
    });
  });

  it.each([
    [{ PATIENT_VOICE_URL: 'https://topsecret@h/v1' }, 'PATIENT_VOICE_URL must look like'],
    [{ PATIENT_VOICE_URL: 'h/v1?topsecret' }, 'PATIENT_VOICE_URL must look like'],
    [{ ...env, PATIENT_VOICE_MODEL: undefined }, 'PATIENT_VOICE_MODEL is missing'],
    [{ ...env, PATIENT_VOICE_KEY: 'topsecret\nx: y' }, 'PATIENT_VOICE_KEY must be one word'],
  ])('ends the start over %j, and repeats no secret', (wrong, sentence) => {
    expect(() => readChatVoice(wrong)).toThrow(sentence);
    expect(() => readChatVoice(wrong)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('topsecret') as string }),
    );
  });
});
