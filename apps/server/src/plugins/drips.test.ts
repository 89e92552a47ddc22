import { EventEmitter } from 'node:events';
import { type Coming, watchBody } from './drips';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function bodyOf(headers: Record<string, string>) {
  const socket = { bytesRead: 500, destroy: jest.fn() };
  const raw = Object.assign(new EventEmitter(), {
    headers,
    socket,
    complete: false,
    readableLength: 0,
  });
  watchBody(raw as unknown as Coming);
  const come = (bytes: number, seconds: number) => {
    socket.bytesRead += bytes;
    jest.advanceTimersByTime(seconds * 1000);
  };
  return { raw, come, isEnded: () => socket.destroy.mock.calls.length > 0 };
}

const json = { 'content-type': 'application/json', 'content-length': '900000' };
const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '2000000000' };

describe('a body', () => {
  it.each([json, form, { 'transfer-encoding': 'chunked' }])('by drips is ended: %j', (headers) => {
    const { come, isEnded } = bodyOf(headers);
    come(1_023, 10);
    expect(isEnded()).toBe(true);
  });

  it('of a call is ended after a minute, however it comes', () => {
    const { come, isEnded } = bodyOf(json);
    for (let time = 0; time < 5; time++) come(2_000, 10);
    expect(isEnded()).toBe(false);
    come(2_000, 10);
    expect(isEnded()).toBe(true);
  });

  it('of a form may take its time, and wait for a slow disk of ours', () => {
    const { raw, come, isEnded } = bodyOf(form);
    for (let time = 0; time < 60; time++) come(2_000, 10);
    raw.readableLength = 65_536;
    come(0, 10);
    expect(isEnded()).toBe(false);
  });

  it('that is there, or that has gone, is watched no more', () => {
    const [there, gone] = [bodyOf(json), bodyOf(json)];
    there.raw.complete = true;
    gone.raw.emit('close');
    there.come(0, 100);
    gone.come(0, 100);
    expect([there.isEnded(), gone.isEnded(), jest.getTimerCount()]).toEqual([false, false, 0]);
  });

  it('that nobody announced is not waited for', () => {
    bodyOf({});
    bodyOf({ 'content-length': '0' });
    expect(jest.getTimerCount()).toBe(0);
  });
});
