export const one = (its, isOpen) => ({ ...its, ...(isOpen && { isOpen }) });
export const all = (first, isOpen) => [...first, ...(isOpen ? ['open'] : [])];
