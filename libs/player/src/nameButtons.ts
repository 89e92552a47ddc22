/** The player names its buttons, but does not say that they are some: their names would be unheard. */
export function nameButtons(player: Element) {
  for (const named of player.querySelectorAll('[aria-label]:not([role])'))
    named.setAttribute('role', 'button');
}
