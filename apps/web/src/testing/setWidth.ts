/** Media queries answer as in a window of this width. `jest.restoreAllMocks` undoes it. */
export function setWidth(width: number) {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: /max-width/.test(media) === width < Number(/\d+/.exec(media)),
  }));
}
