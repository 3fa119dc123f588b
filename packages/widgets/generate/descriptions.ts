import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AttributeKind, ElementGroup, Screen, Widget } from '../src/kit/widget.ts'

/** The package's folder. */
export const root = join(import.meta.dirname, '..')
export const src = join(root, 'src')

/** A widget's description, read without its component's type. */
export type Description = Omit<
  Widget<unknown>,
  'attributes' | 'attributeNotes' | 'attributeValues' | 'properties' | 'groups' | 'events' | 'methods' | 'cssParts'
> & {
  /** The name of its folder: `bag-counter`. */
  name: string
  attributes: Readonly<Record<string, AttributeKind>>
  attributeNotes: Readonly<Record<string, string>>
  attributeValues: Readonly<Record<string, readonly string[]>>
  properties: readonly string[]
  groups: readonly ElementGroup[]
  events: Readonly<Record<string, string>>
  /** What its own methods do, by name, and the mixin that defines them. */
  methods: Readonly<Record<string, string>>
  mixin?: string
  cssParts: Readonly<Record<string, string>>
  /** The element's component and its file, below src. */
  element: { name: string; path: string }
}

/** A screen's description. */
export type ScreenDescription = Screen & { name: string }

/** Reads `src/x/x.widget.ts` of every widget with a tag, by name. */
export const readDescriptions = async (): Promise<Description[]> => (await readAll()).filter(isElement)

export const isElement = (widget: Description | ScreenDescription): widget is Description => widget.tag !== null

/** Reads `src/x/x.widget.ts` of every widget and screen, by name. */
export async function readAll(): Promise<(Description | ScreenDescription)[]> {
  const files = globSync('*/*.widget.ts', { cwd: src }).sort(byFolder)
  return Promise.all(
    files.map(async (file) => {
      const module: { widget: Omit<Description, 'name' | 'element'> | Screen } = await import(
        /* @vite-ignore */ pathToFileURL(join(src, file)).href
      )
      const { widget } = module
      const name = dirname(file)
      if (widget.tag === null) return { ...widget, name }
      const { name: component, file: componentFile } = widget.elementComponent ?? {
        name: widget.component,
        file: `${name}.tsx`,
      }
      const { mixin, ...methods } = widget.methods ?? {}
      const description: Description = {
        ...widget,
        name,
        attributes: widget.attributes ?? {},
        attributeNotes: widget.attributeNotes ?? {},
        attributeValues: widget.attributeValues ?? {},
        properties: widget.properties ?? [],
        groups: widget.groups ?? [],
        events: widget.events ?? {},
        methods,
        cssParts: widget.cssParts ?? {},
        ...(mixin && { mixin }),
        element: { name: component, path: `${name}/${componentFile}` },
      }
      check(description, basename(file))
      return description
    }),
  )
}

/** Reports mistakes of a description that the compiler cannot see. */
function check(widget: Description, file: string): void {
  const fail = (reason: string) => {
    throw new Error(`${file}: ${reason}`)
  }
  if (file !== `${widget.name}.widget.ts`) fail(`the file of ${widget.name} is called ${widget.name}.widget.ts`)
  if (widget.tag !== `onair-${widget.name}`) fail(`the tag of the folder ${widget.name} is onair-${widget.name}`)
  for (const path of [
    ...sheetPaths(widget),
    widget.element.path,
    ...(widget.mixin ? [`${widget.name}/${widget.name}.methods.ts`] : []),
    ...Object.keys(widget.exports).map((name) => join(widget.name, name)),
  ]) {
    if (!existsSync(join(src, path))) fail(`there is no src/${path}`)
  }
}

/** The widget's style sheets below src: those of its parts, then its own. */
export const sheetPaths = ({
  name,
  partSheets,
  sheets,
}: Pick<Description, 'name' | 'partSheets' | 'sheets'>): string[] => [
  ...partSheets.map((part) => `parts/${part}.css`),
  ...sheets.map((sheet) => `${name}/${sheet}.css`),
]

/** Biome's order of imports: a name comes before a longer one that begins with it. */
export function byFolder(a: string, b: string): number {
  const [first = '', second = ''] = [a, b].map((path) => path.replaceAll('/', '\0').replaceAll('.', '\x01'))
  return first < second ? -1 : first > second ? 1 : 0
}

export const camelCase = (name: string): string =>
  name.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
