/** Whether a text begins as subtitles do. */
export const isVtt = (text: string) => /^\uFEFF?WEBVTT(?=[ \t\n\r]|$)/.test(text);
