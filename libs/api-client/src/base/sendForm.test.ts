import axios from 'axios';
import { sendForm } from './sendForm';

const host = 'https://storage.test';
const form = new FormData();
const onProgress = () => undefined;

afterEach(() => jest.restoreAllMocks());

it('takes nothing of the session along to the storage, which may be another host', async () => {
  const post = jest.spyOn(axios, 'post').mockResolvedValue({ status: 204 });
  expect(await sendForm(host, form, { onProgress })).toBe(204);
  expect(post).toHaveBeenCalledWith(
    host,
    form,
    expect.objectContaining({ withCredentials: false }),
  );
});

it('can be given up on its way', async () => {
  const post = jest.spyOn(axios, 'post').mockResolvedValue({ status: 204 });
  const { signal } = new AbortController();
  await sendForm(host, form, { onProgress, signal });
  expect(post).toHaveBeenCalledWith(host, form, expect.objectContaining({ signal }));
});

it('answers 0 where no answer came', async () => {
  jest.spyOn(axios, 'post').mockRejectedValue(new Error('Network Error'));
  expect(await sendForm(host, form, { onProgress })).toBe(0);
});
