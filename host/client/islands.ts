import { BagCounter } from '@onair/widgets/bag-counter'
import { islands as widgets } from '@onair/widgets/islands'
import type { ComponentProps } from 'react'

/** The widgets that pages hydrate, each fetched only where a page has it. The counter is on every page. */
export const islands = { ...widgets, 'bag-counter': async () => BagCounter }

export type IslandName = keyof typeof islands
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>

/** Where a widget's module stands in the build's manifest. */
export const islandModule = (name: string) => `../packages/widgets/exports/${name}.ts`
