import type { Sight } from '@onair/core/tour'

/** A sight as the demonstration's data names it: a path of the shop, or of the sandbox, whose origin the configuration knows. */
export type Place = Pick<Sight, 'what' | 'place'> & ({ to: string } | { sandbox: string })
