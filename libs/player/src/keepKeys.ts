import type Artplayer from 'artplayer';

/**
 * Keeps the keys where they are heard. In full screen the browser takes the focus from whatever lies
 * around the player, such as our frame: a film that was begun by key alone would stand still.
 */
export function keepKeys(art: Artplayer, frame: HTMLElement | null) {
  const { $player } = art.template;
  $player.tabIndex = -1;
  art.on('fullscreen', (isFull) => {
    const { activeElement } = document;
    if (isFull && !$player.contains(activeElement)) $player.focus();
    if (!isFull && activeElement === $player) frame?.focus();
  });
}
