import type { HomeBlocks } from '@cheese/domain/contract/home';
import { Banner } from './banner/Banner';
import { ClassifyRow } from './ClassifyRow';

/** What is seen before anybody scrolls. */
export function FirstBlocks({ blocks: { banners, board, classify } }: { blocks: HomeBlocks }) {
  return (
    <>
      <Banner ads={banners} board={board} />
      <ClassifyRow classify={classify} />
    </>
  );
}
