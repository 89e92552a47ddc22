function swallow(event: MouseEvent) {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    removeEventListener('click', swallow, true);
  }
}

/**
 * The first click of a double click may close what was clicked; the second must not hit what is
 * beneath. Browsers count clicks by position, whatever is there.
 */
export const swallowRestOfClicks = () => addEventListener('click', swallow, true);
