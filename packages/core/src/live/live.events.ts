import type { z } from 'zod/mini'
import type { Camel } from '../shared/wire.ts'
import type { showEvents } from './live.contract.ts'

type Events = { [Name in keyof typeof showEvents]: Camel<z.infer<(typeof showEvents)[Name]>> }
/** The channel's time; missing where the shop gave no stream. */
type At = { at?: string }
/** An event of the live stream, in camelCase and cents; `name` determines the type of `data`. */
export type ShowEvent = { [Name in keyof Events]: { name: Name; data: Omit<Events[Name], 'at'> & At } }[keyof Events]
