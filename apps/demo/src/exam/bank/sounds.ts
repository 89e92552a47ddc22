import type { QuestionDraft } from '@cheese/domain/questions/draft';
import type { Bring } from '../../planting/bringFrom';
import { heartSlug, murmurs } from '../bank.files';

const SOUND = /\[心音:(\w+)\]/u;

/** `[心音:ejection]` at the end of a stem is heard there: no text holds a sound. */
export async function withSound(draft: QuestionDraft, bring: Bring): Promise<QuestionDraft> {
  const [whole, name] = SOUND.exec(draft.stem) ?? [];
  if (whole === undefined) return draft;
  const murmur = murmurs.find((one) => one === name);
  if (!murmur) throw new Error(`No heart sounds like ${name}.`);
  const { key } = await bring(heartSlug(murmur));
  const heard = `<audio controls src="/storage/${key}"></audio>`;
  return { ...draft, stem: draft.stem.replace(whole, heard) };
}
