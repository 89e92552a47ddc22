import { act, renderHook, waitFor } from '@testing-library/react';
import { type UploadCalls, useUploads } from './useUploads';

const file = (name: string, size = 3) =>
  Object.defineProperty(new File([''], name), 'size', { value: size });

function open(send: UploadCalls['send'], most = 2) {
  const cancel = jest.fn().mockResolvedValue(null);
  const { result, unmount } = renderHook(() =>
    useUploads({ kind: 'image', most }, { send, cancel }),
  );
  const add = (...files: File[]) => act(async () => result.current.add(files));
  const states = () => result.current.items.map(({ state }) => state);
  return { result, unmount, add, states, cancel };
}

it('sends each file at once, and knows them by their uploads', async () => {
  const { result, add } = open(async (one, { onProgress }) => {
    onProgress(0.5);
    return `id of ${one.name}`;
  });
  await add(file('a.png'), file('b.png'));
  expect(result.current).toMatchObject({ ids: ['id of a.png', 'id of b.png'], isComplete: true });
  expect(result.current.items).toMatchObject([{ share: 1 }, { share: 1 }]);
});

it('takes no more files than there is room for, and none that is empty or of another kind', async () => {
  const { result, add } = open(async () => 'id', 1);
  await add(file('a.exe'), file('b.png', 0), file('c.png'), file('d.png'));
  expect(result.current.items.map(({ file: one }) => one.name)).toEqual(['c.png']);
  expect(result.current.faults).toHaveLength(3);
});

it('goes on with one that broke off, under the same number', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error(''), { uploadId: 'u1' }))
    .mockResolvedValueOnce('u1');
  const { result, add, states } = open(send);
  await add(file('a.png'));
  expect(states()).toEqual(['failed']);
  await act(async () => result.current.resume(result.current.items[0]!));
  expect(send.mock.calls[1]?.[1]).toMatchObject({ uploadId: 'u1' });
  expect(states()).toEqual(['done']);
});

it('that is taken away is no more in the list, and the server is told', async () => {
  const { result, add, cancel } = open(async () => 'u1');
  await add(file('a.png'), file('b.png'));
  act(() => result.current.remove(result.current.items[0]!));
  expect(result.current.items.map(({ file: one }) => one.name)).toEqual(['b.png']);
  expect(cancel).toHaveBeenCalledWith({ uploadId: 'u1' });
  act(() => result.current.clear());
  expect(result.current.items).toEqual([]);
});

it('is given up with its form', async () => {
  const signals: AbortSignal[] = [];
  const { add, unmount } = open((_, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await add(file('a.png'));
  unmount();
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
});
