/** Fills the screen with a part of the page, or leaves it; who may not stays where they are. */
export function toggleFullscreen(part: HTMLElement | null) {
  const done = document.fullscreenElement ? document.exitFullscreen() : part?.requestFullscreen?.();
  done?.catch(() => undefined);
}
