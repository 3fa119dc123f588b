import { nothing, render } from 'lit'
import { elements } from './elements.ts'
import { provide } from './scene.ts'

provide((place, tag, hear) => ({
  show: (scene) => void render(elements[tag]?.({ scene, hear }), place as HTMLElement),
  end: () => void render(nothing, place as HTMLElement),
}))
