/** What a fixture's page offers to the checks. Each framework's main module provides how it mounts an element. */
import type { ElementAttributes } from '@onair/widgets/html'

export type Tag = keyof ElementAttributes

/** What a framework renders: one element, with values by the names of the element's attributes and properties. */
export type Scene<Name extends Tag = Tag> = {
  shown: boolean
  values: ElementAttributes[Name]
  child?: string
}

export type Props<Name extends Tag> = { scene: Scene<Name>; hear: (event: Event) => void }

export type Mounted = { show(scene: Scene): void | Promise<void>; end(): void }

/**
 * Mounts an element's component.
 * @param hear the component listens with it to each event of the element
 * @param events the events of the element
 * @param recipe mounts the component that does by a reference what the framework's templates cannot
 */
export type Mount = (
  place: Element,
  tag: Tag,
  hear: (event: Event) => void,
  recipe: boolean,
  events: readonly string[],
) => Mounted | Promise<Mounted>

export function provide(mount: Mount): void {
  Object.assign(window, { fixture: mount })
  dispatchEvent(new Event('fixture'))
}
