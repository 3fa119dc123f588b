import { createSignal } from 'solid-js'
import { Dynamic, render } from 'solid-js/web'
import { byReference, elements } from './elements.tsx'
import { provide, type Scene } from './scene.ts'

provide((place, tag, hear, recipe) => {
  const [scene, setScene] = createSignal<Scene>({ shown: false, values: {} }, { equals: false })
  const end = render(
    () => <Dynamic component={(recipe ? byReference : elements)[tag]} scene={scene()} hear={hear} />,
    place,
  )
  return { show: (next) => void setScene(next), end }
})
