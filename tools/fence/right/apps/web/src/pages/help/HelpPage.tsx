// Addresses, words and colours come from where they are made.
export const there = paths.help({ id: 1 });
export const parts = '/storage/help/1.webp'.split('/');
export const line = styled('hr')(({ theme }) => ({ borderColor: theme.palette.hairline }));
export const part = <Box sx={{ color: 'text.secondary', background: 'none' }} id="#top" />;
export const place = <a href="#details">{texts.title}</a>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a stranger's file holds
export const held = file as any;
