import type { PluginOption } from 'vite'
import type { ElementUnderTest, Property } from '../elements.ts'
import type { CheckName } from '../page/checks.ts'

/** How one framework's fixture is written, built and checked. Its hand-written files lie in the folder of its name. */
export type Framework = {
  /** `React 19`, for the table. */
  name: string
  /** The folder below `frameworks`; the fixture is made in `dist/fixtures/<id>`. */
  id: string
  folder: string
  /** The generated files, by their paths in the fixture: a component for each element. */
  write(elements: readonly ElementUnderTest[]): ReadonlyMap<string, string>
  /** The entry of the build. */
  main: string
  plugins?: () => PluginOption[] | Promise<PluginOption[]>
  alias?: Readonly<Record<string, string>>
  jsx?: { importSource: string }
  /** Compiles before Vite does. */
  compile?: readonly string[]
  /** The type checker: a program of the fixtures' packages and its arguments, run in the fixture. */
  types?: readonly string[]
  /**
   * What the framework's templates cannot, and the fixture does by a reference to the element, as the framework's users
   * do. Says why.
   */
  recipes: Partial<Record<CheckName, string>>
  /** What it has no way to say at all, and why. */
  without?: Partial<Record<CheckName, string>>
}

/** `OnairSchedule` */
export const componentName = (tag: string): string =>
  tag.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

export const nameInTemplate = ({ attribute, name }: Property): string => attribute ?? name

/** `scene.values.view`, `scene.values['time-zone']` */
export const sceneValue = (property: Property, scene = 'scene'): string => {
  const name = nameInTemplate(property)
  return /^\w+$/.test(name) ? `${scene}.values.${name}` : `${scene}.values['${name}']`
}

/** The attributes and properties of every element's component, `loading` too. */
export const propertiesOf = ({ properties }: ElementUnderTest): readonly Property[] => [
  ...properties,
  { name: 'loading', attribute: 'loading', kind: 'text' },
]

export const objectsOf = ({ properties }: ElementUnderTest): readonly Property[] =>
  properties.filter(({ kind }) => kind === 'array' || kind === 'object')
