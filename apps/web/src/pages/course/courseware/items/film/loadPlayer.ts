/** The player, which is asked for before a film is there to play. */
export const loadPlayer = async () => {
  const { FilmPlayer } = await import('@cheese/player/FilmPlayer');
  return { default: FilmPlayer };
};
