import type { ElementUnderTest } from '../elements.ts'
import { componentName, type Framework, nameInTemplate, propertiesOf, sceneValue } from './framework.ts'

/** @param byReference leaves objects to whoever has a reference */
function component(element: ElementUnderTest, byReference: boolean): string {
  const { tag, events } = element
  const lines = [
    ...propertiesOf(element)
      .filter(({ attribute }) => attribute || !byReference)
      .map((one) => `${nameInTemplate(one)}={${sceneValue(one)}}`),
    ...events.map((event) => `on${event}={hear}`),
  ]
  return `<script lang="ts">
  import '@onair/widgets/svelte'
  import type { Props } from '../scene.ts'

  const { scene, hear }: Props<'${tag}'> = $props()
</script>

{#if scene.shown}
  <${tag}
${lines.map((line) => `    ${line}\n`).join('')}  >{#if scene.child}<p>{scene.child}</p>{/if}</${tag}>
{/if}
`
}

export const svelte: Framework = {
  name: 'Svelte 5',
  id: 'svelte',
  folder: 'svelte',
  write: (elements) =>
    new Map([
      ...elements.flatMap((element): [string, string][] => [
        [`elements/${componentName(element.tag)}.svelte`, component(element, false)],
        [`elements/${componentName(element.tag)}ByReference.svelte`, component(element, true)],
      ]),
      [
        'elements.ts',
        `import '@onair/widgets/html'
import '@onair/widgets/svelte'
${elements
  .flatMap(({ tag }) => [componentName(tag), `${componentName(tag)}ByReference`])
  .map((name) => `import ${name} from './elements/${name}.svelte'\n`)
  .join('')}
export const elements = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)},\n`).join('')}}
export const byReference = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)}ByReference,\n`).join('')}}
`,
      ],
    ]),
  main: 'main.svelte.ts',
  plugins: async () => [(await import('@sveltejs/vite-plugin-svelte')).svelte({ configFile: false })],
  types: ['svelte-check', '--tsconfig', 'tsconfig.json', '--output', 'machine', '--threshold', 'error'],
  recipes: { 'object by reference': 'Svelte sets a property of its template at each change; this one is not in it' },
}
