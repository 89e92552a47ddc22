import axios from 'axios';

interface Sending {
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Posts a form and answers the status; 0 where no answer came. */
export type SendForm = (host: string, form: FormData, sending: Sending) => Promise<number>;

/** Straight to the storage, which may be another host: nothing of the session goes along. */
export const sendForm: SendForm = async (host, form, { onProgress, signal }) => {
  try {
    const answer = await axios.post(host, form, {
      withCredentials: false,
      validateStatus: () => true,
      onUploadProgress: ({ progress = 0 }) => onProgress(progress),
      ...(signal && { signal }),
    });
    return answer.status;
  } catch {
    return 0;
  }
};
