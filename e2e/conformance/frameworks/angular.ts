import type { ElementUnderTest } from '../elements.ts'
import { componentName, type Framework, propertiesOf, sceneValue } from './framework.ts'

/** Angular's templates set properties: `[timeZone]`. `loading` is an attribute only. */
const inputs = (element: ElementUnderTest) =>
  propertiesOf(element).map((one) => {
    const value = sceneValue(one, 'scene()')
    return one.name === 'loading' ? `[attr.loading]="${value} ?? null"` : `[${one.name}]="${value}"`
  })

function component(element: ElementUnderTest): string {
  const { tag, events } = element
  const listeners =
    events.length > 0 ? [`[listenTo]="${JSON.stringify(events).replaceAll('"', "'")}" (event)="hear()($event)"`] : []
  return `@Component({
  selector: 'fixture-${tag}',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  imports: [ListenTo],
  template: \`
    @if (scene().shown) {
      <${tag}
${[...inputs(element), ...listeners].map((line) => `        ${line}\n`).join('')}      >@if (scene().child) {<p>{{ scene().child }}</p>}</${tag}>
    }
  \`,
})
export class ${componentName(tag)} {
  readonly scene = input.required<Scene<'${tag}'>>()
  readonly hear = input.required<(event: Event) => void>()
}
`
}

const colon = 'Angular reads a colon in (onair:added) as a global target; a directive of ten lines listens'

export const angular: Framework = {
  name: 'Angular',
  id: 'angular',
  folder: 'angular',
  write: (elements) =>
    new Map([
      [
        'elements.ts',
        `import { Component, CUSTOM_ELEMENTS_SCHEMA, input, type Type } from '@angular/core'
import '@onair/widgets/html'
import { ListenTo } from './listen-to'
import type { Scene } from './scene'

${elements.map(component).join('\n')}
export const elements: Record<string, Type<unknown>> = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)},\n`).join('')}}
`,
      ],
    ]),
  main: 'compiled/main.js',
  compile: ['ngc', '--project', 'tsconfig.json'],
  recipes: {
    'event, lowercase': colon,
    'event, kebab': colon,
    'event, vetoed': colon,
    'event, from a press': colon,
    'event, once after changes': colon,
  },
}
