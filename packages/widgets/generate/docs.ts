import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { builtinHandlers, builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen'
import { byFolder, type Description, src } from './descriptions.ts'

type PropDoc = NonNullable<Documentation['props']>[string]

/** The documentation of an event: the type of its detail as the source names it, and a description. */
export type EventDoc = { detail: string; description: string }

const importer = makeFsImporter()

/** The docstrings of a component's props. */
function propsOf(file: string, component: string): Record<string, PropDoc> {
  const path = join(src, file)
  const components = parse(readFileSync(path, 'utf8'), {
    filename: path,
    importer,
    babelOptions: { babelrc: false, configFile: false },
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    // The types of the props and the component's name; all handlers together take twice as long.
    handlers: [builtinHandlers.codeTypeHandler, builtinHandlers.displayNameHandler],
  })
  return components.find(({ displayName }) => displayName === component)?.props ?? {}
}

/** An element's docstrings: those of its own component, else of the component that it renders. */
function elementProps({ name, component, element }: Description): Record<string, PropDoc> {
  const own = propsOf(element.path, element.name)
  return element.name === component ? own : { ...propsOf(`${name}/${name}.tsx`, component), ...own }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

type NamedEvent = EventDoc & { folder: string; event: string }

/** The events that `x.events.ts` files declare: a docstring that begins with the event's name, then the detail's type. */
const declared: readonly NamedEvent[] = globSync('**/*.events.ts', { cwd: src })
  .sort(byFolder)
  .flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    const matches = text.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s*export type (\w+)/gs)
    return [...matches].flatMap(([, comment = '', detail = '']) => {
      const [, event, description] = /^`(onair:[\w-]+)`: (.*)$/.exec(oneLine(comment.replace(/^\s*\* ?/gm, ''))) ?? []
      return event && description
        ? [{ folder: basename(dirname(file)), event, detail, description: capital(description) }]
        : []
    })
  })

/** The documentation of an element's attributes, properties and events, by the names of its component's props. */
export type ElementDocs = {
  descriptions: Readonly<Record<string, string>>
  types: Readonly<Record<string, string>>
  events: Readonly<Record<string, EventDoc>>
}

export function docsOf(widget: Description): ElementDocs {
  const props = elementProps(widget)
  const fail = (what: string): never => {
    throw new Error(`${widget.name}: nothing says what ${what} means; add a docstring to its prop, or an attributeNote`)
  }
  const told = (name: string) => oneLine(props[name]?.description ?? '')
  const names = [...Object.keys(widget.attributes), ...widget.properties]
  const note = (name: string) => widget.attributeNotes[name] ?? ''
  const descriptionOf = (name: string) => told(name) || (note(name) ? `${capital(note(name))}.` : fail(name))
  const events = Object.entries(widget.events).map(([callback, event]): [string, EventDoc] => {
    const type = props[callback]?.tsType
    const [, named = ''] = /^\(\w+: (.*?)\) =>/s.exec((type && 'raw' in type && type.raw) || '') ?? []
    const own = declared.filter(
      (one) => one.event === event && (named ? one.detail === named : one.folder === widget.name),
    )
    const match = own.find(({ folder }) => folder === widget.name) ?? own[0]
    const description = match?.description ?? (told(callback) || fail(event))
    return [event, { detail: oneLine(named) || match?.detail || fail(event), description }]
  })
  return {
    descriptions: Object.fromEntries(names.map((name) => [name, descriptionOf(name)])),
    types: Object.fromEntries(
      names.map((name) => {
        const type = props[name]?.tsType
        return [name, oneLine((type && 'raw' in type && type.raw) || type?.name || 'string')]
      }),
    ),
    events: Object.fromEntries(events),
  }
}
