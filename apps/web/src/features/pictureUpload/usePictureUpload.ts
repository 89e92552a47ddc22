import { useGetUploadParametersMutation } from '@cheese/api-client/base/open';
import { saidByStorage, uploadPicture } from '@cheese/api-client/uploadPicture';
import { questionSoundBytes, uploadLimits } from '@cheese/domain/codes/base/fileLimits';
import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

const kinds = { image: uploadLimits.image, audio: questionSoundBytes };
const kindOf = (suffix: string) =>
  (['image', 'audio'] as const).find((kind) =>
    (uploadSuffixes[kind] as readonly string[]).includes(suffix),
  );

/** Uploads pictures and sounds of texts. A failure shows its own toast and resolves to null. */
export function usePictureUpload(): UploadPicture {
  const [permit] = useGetUploadParametersMutation();
  const toast = useToast();
  return async (file, watch) => {
    const suffix = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    const kind = kindOf(suffix);
    if (!kind) return refused(texts.wrongKind);
    if (file.size > kinds[kind]) return refused(countedMessages.fileTooLarge(kinds[kind]));
    try {
      // The full path, because both the editor and the export need it.
      return `/storage/${await uploadPicture(file, await permit({ kind }).unwrap(), watch)}`;
    } catch (error) {
      // The user cancelled it, so say nothing.
      if (watch?.signal.aborted) return null;
      return refused(saidByStorage(error) ?? texts.failed[kind]);
    }
  };

  function refused(words: string) {
    toast.error(words);
    return null;
  }
}
