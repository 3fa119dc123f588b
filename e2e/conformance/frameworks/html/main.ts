import { markup, setObjects } from './markup.ts'
import { provide } from './scene.ts'

provide((place, tag) => {
  const objects = new Set<string>()
  return {
    show(scene) {
      const next = document.createElement('template')
      next.innerHTML = markup(tag, scene)
      const target = next.content.firstElementChild
      const element = place.querySelector(`:scope > ${tag}`)
      if (!element || !target) place.replaceChildren(next.content)
      else {
        for (const { name, value } of target.attributes)
          if (element.getAttribute(name) !== value) element.setAttribute(name, value)
        for (const name of element.getAttributeNames()) if (!target.hasAttribute(name)) element.removeAttribute(name)
        element.querySelector(':scope > p')?.remove()
        element.append(...target.childNodes)
      }
      setObjects(place.querySelector(tag), scene, objects)
    },
    end: () => place.replaceChildren(),
  }
})
