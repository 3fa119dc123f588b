const first = Number(process.env.E2E_PORT ?? 3910)

/** Ports of the journeys' own shop, beside any that a developer has running. */
export const ports = { shop: first, sandbox: first + 1, smtp: first + 2, foreign: first + 3 } as const
