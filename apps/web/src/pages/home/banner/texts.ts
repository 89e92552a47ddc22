export const texts = {
  welcomeTitle: '把一间实验室装进屏幕',
  welcomeSubtitle: '理论、虚拟与实践一体的医学课程，从基础到临床随时开学',
} as const;
