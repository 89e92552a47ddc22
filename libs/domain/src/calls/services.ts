/** The two services: where their calls live, and how long their clients wait for an answer. */
export const services = {
  main: { prefix: '/doctor-cheese', timeoutMs: 600_000 },
  emergency: { prefix: '/doctor-cheese-smreds', timeoutMs: 60_000 },
} as const;

export type ServiceName = keyof typeof services;
