import { type Framework, nameInTemplate, propertiesOf, sceneValue } from './framework.ts'

export const lit: Framework = {
  name: 'Lit',
  id: 'lit',
  folder: 'lit',
  write: (elements) =>
    new Map([
      [
        'elements.ts',
        `import { html, nothing } from 'lit'
import { ifDefined } from 'lit/directives/if-defined.js'
import '@onair/widgets/html'
import type { Props } from './scene.ts'

// biome-ignore lint/suspicious/noExplicitAny: every template takes the scene of its own element
export const elements: Record<string, (props: Props<any>) => unknown> = {
${elements
  .map((element) => {
    const { tag, events } = element
    const lines = [
      ...propertiesOf(element).map((one) =>
        !one.attribute
          ? `.${one.name}=\${${sceneValue(one)}}`
          : one.kind === 'flag'
            ? `?${nameInTemplate(one)}=\${${sceneValue(one)}}`
            : `${nameInTemplate(one)}=\${ifDefined(${sceneValue(one)})}`,
      ),
      ...events.map((event) => `@${event}=\${hear}`),
    ]
    return `  '${tag}': ({ scene, hear }: Props<'${tag}'>) =>
    scene.shown
      ? html\`<${tag} ${lines.join(' ')}>\${scene.child ? html\`<p>\${scene.child}</p>\` : nothing}</${tag}>\`
      : nothing,
`
  })
  .join('')}}
`,
      ],
    ]),
  main: 'main.ts',
  types: ['tsc', '--noEmit', '--project', 'tsconfig.json'],
  recipes: {},
}
