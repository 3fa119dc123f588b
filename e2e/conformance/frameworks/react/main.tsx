import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { byReference, elements } from './elements.tsx'
import { provide } from './scene.ts'

provide((place, tag, hear, recipe) => {
  const root = createRoot(place)
  const Element = (recipe ? byReference : elements)[tag]
  return {
    show: (scene) => flushSync(() => root.render(<Element scene={scene} hear={hear} />)),
    end: () => root.unmount(),
  }
})
