import type { islands } from '@onair/widgets/islands'
import type { ComponentProps } from 'react'

export type IslandName = keyof typeof islands
type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>> & object

/** The key of a widget's module in the build's manifest. */
export const islandModule = (name: string) => `../packages/widgets/exports/${name}.ts`
