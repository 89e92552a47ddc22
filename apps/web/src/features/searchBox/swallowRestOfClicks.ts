function swallow(event: MouseEvent) {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    removeEventListener('click', swallow, true);
  }
}

/**
 * The first click of a double click may close its target; the second must not hit what is below.
 * Browsers count clicks by position, not by target.
 */
export const swallowRestOfClicks = () => addEventListener('click', swallow, true);
