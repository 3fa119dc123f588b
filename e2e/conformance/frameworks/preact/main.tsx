import { render } from 'preact'
import { byReference, elements } from './elements.tsx'
import { provide } from './scene.ts'

provide((place, tag, hear, recipe) => {
  const Element = (recipe ? byReference : elements)[tag]
  return {
    show: (scene) => render(<Element scene={scene} hear={hear} />, place),
    end: () => render(null, place),
  }
})
