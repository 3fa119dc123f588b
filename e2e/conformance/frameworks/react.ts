import type { ElementUnderTest } from '../elements.ts'
import { componentName, type Framework, nameInTemplate, objectsOf, propertiesOf, sceneValue } from './framework.ts'

/**
 * A component that says everything in JSX, or sets objects (for React 18 also listens) by a reference; `attributes`: what
 * React 18 can say in JSX.
 */
function component(element: ElementUnderTest, by: 'jsx' | 'attributes' | 'objects' | 'everything'): string {
  const { tag, events } = element
  const objects = objectsOf(element)
  const referenced =
    (by !== 'jsx' && by !== 'attributes' && objects.length > 0) || (by === 'everything' && events.length > 0)
  const inJsx = propertiesOf(element).filter((one) => by === 'jsx' || !objects.includes(one))
  const lines = [
    ...inJsx.map((one) => `${nameInTemplate(one)}={${sceneValue(one)}}`),
    ...(by === 'everything' || by === 'attributes' ? [] : events.map((event) => `on${event}={hear}`)),
    ...(referenced ? ['ref={element}'] : []),
  ]
  const effect = `  const element = useRef<HTMLElementTagNameMap['${tag}']>(null)
  useLayoutEffect(() => {
    const at = element.current
    if (!at) return
${objects.map(({ name }) => `    at.${name} = ${sceneValue({ name, kind: 'object' })}\n`).join('')}${
  by === 'everything' && events.length > 0
    ? `    const events = ${JSON.stringify(events)}
    for (const event of events) at.addEventListener(event, hear)
    return () => {
      for (const event of events) at.removeEventListener(event, hear)
    }
`
    : ''
}  })
`
  return `({ scene, hear }: Props<'${tag}'>) => {
${referenced ? effect : ''}  if (!scene.shown) return null
  return (
    <${tag}
${lines.map((line) => `      ${line}\n`).join('')}    >
      {scene.child && <p>{scene.child}</p>}
    </${tag}>
  )
}`
}

const write =
  (jsx: string, hooks: string, byReference: 'objects' | 'everything') => (elements: readonly ElementUnderTest[]) =>
    new Map([
      [
        'elements.tsx',
        `import { useLayoutEffect, useRef } from '${hooks}'
import '@onair/widgets/html'
import '@onair/widgets/${jsx}'
import type { Props } from './scene.ts'

${elements
  .map((element) => {
    const name = componentName(element.tag)
    return `const ${name} = ${component(element, byReference === 'everything' ? 'attributes' : 'jsx')}
const ${name}ByReference = ${component(element, byReference)}
`
  })
  .join('\n')}
// biome-ignore lint/suspicious/noExplicitAny: every component takes the scene of its own element
export const elements: Record<string, any> = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)},\n`).join('')}}
export const byReference: typeof elements = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)}ByReference,\n`).join('')}}
`,
      ],
    ])

const types = ['tsc', '--noEmit', '--project', 'tsconfig.json']
const beforeDefined = 'an object becomes an attribute until the element is defined; the reference sets it'
const noProperties = 'React 18 sets attributes only; the reference sets objects'
const noEvents = 'React 18 has no listeners for custom events; the reference adds them'

export const react19: Framework = {
  name: 'React 19',
  id: 'react-19',
  folder: 'react',
  write: write('jsx', 'react', 'objects'),
  main: 'main.tsx',
  jsx: { importSource: 'react' },
  types,
  recipes: { 'object before definition': beforeDefined },
}

export const react18: Framework = {
  name: 'React 18',
  id: 'react-18',
  folder: 'react',
  write: write('jsx', 'react', 'everything'),
  main: 'main.tsx',
  jsx: { importSource: 'react' },
  alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
  types,
  recipes: {
    array: noProperties,
    object: noProperties,
    'array changes': noProperties,
    'object changes': noProperties,
    'object is removed': noProperties,
    'object before definition': noProperties,
    'event, lowercase': noEvents,
    'event, kebab': noEvents,
    'event, vetoed': noEvents,
    'event, from a press': noEvents,
    'event, once after changes': noEvents,
  },
}

export const preact: Framework = {
  name: 'Preact',
  id: 'preact',
  folder: 'preact',
  write: write('preact', 'preact/hooks', 'objects'),
  main: 'main.tsx',
  jsx: { importSource: 'preact' },
  types,
  recipes: { 'object before definition': beforeDefined },
}
