import type { Bring } from '../../planting/bringFrom';
import { documents, type DocumentSlug } from './documents';
import { besides, pageEnding } from './endings';

/** Brings a document with the pictures of its pages, and says what a row of it holds. */
export async function bringDocument(bring: Bring, slug: DocumentSlug) {
  const { title, pages } = documents[slug];
  const { key, bytes } = await bring(`document/${slug}`);
  return {
    key,
    bytes: bytes ?? 0,
    name: `${title}.pdf`,
    pages: pages.map((page, at) => ({ picture: besides(key, pageEnding(at)), ...page })),
  };
}
