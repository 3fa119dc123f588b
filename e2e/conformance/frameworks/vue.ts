import { componentName, type Framework, nameInTemplate, propertiesOf, sceneValue } from './framework.ts'

export const vue: Framework = {
  name: 'Vue 3',
  id: 'vue',
  folder: 'vue',
  write: (elements) =>
    new Map([
      ...elements.map((element): [string, string] => {
        const { tag, events } = element
        const lines = [
          ...propertiesOf(element).map(
            (one) => `:${nameInTemplate(one)}${one.attribute ? '' : '.prop'}="${sceneValue(one)}"`,
          ),
          ...events.map((event) => `@${event}="hear"`),
        ]
        return [
          `elements/Scene${componentName(tag)}.vue`,
          `<script setup lang="ts">
import type { Scene } from '../scene.ts'

defineProps<{ scene: Scene<'${tag}'>; hear: (event: Event) => void }>()
</script>

<template>
  <${tag}
    v-if="scene.shown"
${lines.map((line) => `    ${line}\n`).join('')}  >
    <p v-if="scene.child">{{ scene.child }}</p>
  </${tag}>
</template>
`,
        ]
      }),
      [
        'elements.ts',
        `import '@onair/widgets/html'
import '@onair/widgets/vue'
${elements.map(({ tag }) => `import ${componentName(tag)} from './elements/Scene${componentName(tag)}.vue'\n`).join('')}
export const elements = {
${elements.map(({ tag }) => `  '${tag}': ${componentName(tag)},\n`).join('')}}
`,
      ],
    ]),
  main: 'main.ts',
  plugins: async () => [
    (await import('@vitejs/plugin-vue')).default({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('onair-') } },
    }),
  ],
  types: ['vue-tsc', '--noEmit', '--project', 'tsconfig.json'],
  recipes: {},
}
