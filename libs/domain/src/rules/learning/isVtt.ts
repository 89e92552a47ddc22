export const isVtt = (text: string) => /^\uFEFF?WEBVTT(?=[ \t\n\r]|$)/.test(text);
