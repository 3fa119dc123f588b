import { type Component, flushSync, mount, unmount } from 'svelte'
import { byReference, elements } from './elements.ts'
import { provide, type Scene } from './scene.ts'

provide((place, tag, hear, recipe) => {
  let scene = $state.raw<Scene>({ shown: false, values: {} })
  const element = ((recipe ? byReference : elements) as Record<string, Component<{ scene: Scene; hear: typeof hear }>>)[
    tag
  ]
  if (!element) throw new Error(`There is no ${tag}`)
  const mounted = mount(element, {
    target: place,
    props: {
      get scene() {
        return scene
      },
      hear,
    },
  })
  return {
    show(next) {
      scene = next
      flushSync()
    },
    end: () => void unmount(mounted),
  }
})
