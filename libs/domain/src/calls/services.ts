/** The two services, with the prefix of their calls and their clients' timeout. */
export const services = {
  main: { prefix: '/doctor-cheese', timeoutMs: 600_000 },
  emergency: { prefix: '/doctor-cheese-smreds', timeoutMs: 60_000 },
} as const;

export type ServiceName = keyof typeof services;
