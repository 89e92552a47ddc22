export const runs = (person) => person.roles.includes('platformAdmin');
export const teaches = ({ roles }) => roles.some((role) => role === 'teacher');
