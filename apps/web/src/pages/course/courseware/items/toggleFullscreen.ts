/** Does nothing if the browser forbids full screen. */
export function toggleFullscreen(part: HTMLElement | null) {
  const done = document.fullscreenElement ? document.exitFullscreen() : part?.requestFullscreen?.();
  done?.catch(() => undefined);
}
