function swallow(event: MouseEvent) {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    removeEventListener('click', swallow, true);
  }
}

/**
 * The first click of a double one closes what was clicked: the second would follow whatever lies
 * beneath. Browsers count the clicks at a place also where something else is there by then.
 */
export const swallowRestOfClicks = () => addEventListener('click', swallow, true);
