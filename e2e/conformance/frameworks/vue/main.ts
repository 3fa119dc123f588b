import { type Component, createApp, h, nextTick, shallowRef } from 'vue'
import { elements } from './elements.ts'
import { provide, type Scene } from './scene.ts'

provide((place, tag, hear) => {
  const scene = shallowRef<Scene>({ shown: false, values: {} })
  const element = (elements as Record<string, Component>)[tag]
  const app = createApp(() => element && h(element, { scene: scene.value, hear }))
  app.mount(place)
  return {
    show(next) {
      scene.value = next
      return nextTick()
    },
    end: () => app.unmount(),
  }
})
