import { markup, setObjects } from './markup.ts'
import { provide } from './scene.ts'

provide((place, tag) => {
  const objects = new Set<string>()
  return {
    show(scene) {
      const next = document.createElement('template')
      next.innerHTML = markup(tag, scene)
      const wanted = next.content.firstElementChild
      const element = place.querySelector(`:scope > ${tag}`)
      if (!element || !wanted) place.replaceChildren(next.content)
      else {
        for (const { name, value } of wanted.attributes)
          if (element.getAttribute(name) !== value) element.setAttribute(name, value)
        for (const name of element.getAttributeNames()) if (!wanted.hasAttribute(name)) element.removeAttribute(name)
        element.querySelector(':scope > p')?.remove()
        element.append(...wanted.childNodes)
      }
      setObjects(place.querySelector(tag), scene, objects)
    },
    end: () => place.replaceChildren(),
  }
})
