import htmx from 'htmx.org'
import { setObjects } from './markup.ts'
import { provide, type Scene } from './scene.ts'

const hearing: Record<string, (event: Event) => void> = {}
// The fragments' listeners call it by this name.
Object.assign(window, { hear: hearing })

/** What the site is asked for: the values that its HTML can carry. */
const sendable = (scene: Scene): string =>
  JSON.stringify({
    ...scene,
    values: Object.fromEntries(Object.entries(scene.values).filter(([, value]) => typeof value !== 'object')),
  })

let places = 0

/** The site renders a scene as HTML; htmx morphs what is there into it. */
provide((place, tag, hear, _recipe, events) => {
  const objects = new Set<string>()
  hearing[tag] = hear
  places += 1
  place.id = `place-${places}`
  return {
    async show(scene) {
      const query = new URLSearchParams({ tag, scene: sendable(scene), events: events.join() })
      await htmx.ajax('GET', `/htmx/fragment?${query}`, { target: `#${place.id}`, swap: 'innerMorph' })
      setObjects(place.querySelector(tag), scene, objects)
    },
    end: () => place.replaceChildren(),
  }
})
