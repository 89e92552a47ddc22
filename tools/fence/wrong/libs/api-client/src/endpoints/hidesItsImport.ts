// The fences read plain strings only.
export const byTemplate = () => import(`@cheese/ui/theme`);
export const byVariable = (file: string) => import(file);
