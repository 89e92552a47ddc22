import { readEach } from '../../reading/readIndex';
import { Goods, onSale, type SeedShelf, Videos } from './seedCommodity';

const goods = (folder: string) =>
  readEach(`shelf/${folder}`, Goods).flatMap(({ said }) => said.map(onSale));

/** Videos of simulations, in the order of their numbers as products. */
export const seedVideos = readEach('shelf/videos', Videos).flatMap(({ said }) => said.map(onSale));

/** The demo catalogue, by the type of what is on sale. */
export const seedShelf: SeedShelf = {
  1: goods('courses'),
  2: goods('specimens'),
  4: goods('question-banks'),
  8: goods('simulations'),
  16: goods('anatomy-models'),
  256: seedVideos,
};
