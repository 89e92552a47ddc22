/** Names that are written one beside the other. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
