/** jsdom has no canvas and complains each time that one is asked for; this one is silently missing. */
export const withoutCanvas = () =>
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
