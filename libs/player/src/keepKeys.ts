import type Artplayer from 'artplayer';

/**
 * Keeps the keyboard focus on the player. In full screen the browser takes the focus away from
 * elements around the player, and keys would no longer reach it.
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
