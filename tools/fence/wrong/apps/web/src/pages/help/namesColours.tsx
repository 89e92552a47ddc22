// Colours come from the theme.
export const Line = styled('hr')({ borderColor: '#e5e6eb' });
export const Shade = styled('div')({ boxShadow: '0 0 4px rgba(0, 0, 0, .2)' });
export const dark = { color: 'black' };
export const edge = { border: '1px solid red' };
export const mark = <svg fill="white" />;
export const box = <Box sx={{ bgcolor: isOn ? 'white' : 'ground' }} />;
export const bright = `1px solid hsl(20 30% 40%)`;
