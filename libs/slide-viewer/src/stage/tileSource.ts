import OpenSeadragon from 'openseadragon';
import { shareOf, type Tiles } from './tiles';

/** The tiles as OpenSeadragon asks for them; levels need not halve. */
export function tileSourceOf(tiles: Tiles): OpenSeadragon.TileSource {
  const source = new OpenSeadragon.TileSource({
    width: tiles.width,
    height: tiles.height,
    tileOverlap: tiles.overlap,
    tileWidth: tiles.tileSize,
    tileHeight: tiles.tileSize,
    minLevel: 0,
    maxLevel: tiles.levels.length - 1,
  });
  return Object.assign(source, {
    getLevelScale: (level: number) => shareOf(tiles, level),
    getTileUrl: tiles.urlOf,
  });
}
