import type { ElementUnderTest } from '../elements.ts'
import { componentName, type Framework, nameInTemplate, propertiesOf, sceneValue } from './framework.ts'

/** @param byReference leaves objects to whoever has a reference */
function component(element: ElementUnderTest, byReference = false): string {
  const { tag, events } = element
  const lines = propertiesOf(element)
    .filter(({ attribute }) => attribute || !byReference)
    .map((one) => {
      const name = one.attribute ? nameInTemplate(one) : `prop:${one.name}`
      return `${name}={${sceneValue(one, 'props.scene')}}`
    })
  const spread = events.length > 0 ? [`{...{ ${events.map((event) => `'on:${event}': props.hear`).join(', ')} }}`] : []
  return `const ${componentName(tag)}${byReference ? 'ByReference' : ''} = (props: Props<'${tag}'>) => (
  <Show when={props.scene.shown}>
    <${tag}
${[...lines, ...spread].map((line) => `      ${line}\n`).join('')}    >
      <Show when={props.scene.child}>
        <p>{props.scene.child}</p>
      </Show>
    </${tag}>
  </Show>
)
`
}

export const solid: Framework = {
  name: 'Solid',
  id: 'solid',
  folder: 'solid',
  write: (elements) =>
    new Map([
      [
        'elements.tsx',
        `import { type Component, Show } from 'solid-js'
import '@onair/widgets/html'
import '@onair/widgets/solid'
import type { Props } from './scene.ts'

${elements.flatMap((element) => [component(element), component(element, true)]).join('\n')}
// biome-ignore lint/suspicious/noExplicitAny: every component takes the scene of its own element
export const elements: Record<string, Component<any>> = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)},\n`).join('')}}
export const byReference: typeof elements = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)}ByReference,\n`).join('')}}
`,
      ],
    ]),
  main: 'main.tsx',
  plugins: async () => [(await import('vite-plugin-solid')).default()],
  types: ['tsc', '--noEmit', '--project', 'tsconfig.json'],
  recipes: { 'object by reference': 'Solid sets a property of its template at each change; this one is not in it' },
}
