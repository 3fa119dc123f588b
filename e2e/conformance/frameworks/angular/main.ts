// Links Angular's own packages in the page, as its command line does in the build.
import '@angular/compiler'
import { createComponent, provideZonelessChangeDetection } from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import { elements } from './elements'
import { provide } from './scene'

const application = createApplication({ providers: [provideZonelessChangeDetection()] })

provide(async (place, tag, hear) => {
  const app = await application
  const component = elements[tag]
  if (!component) throw new Error(`There is no ${tag}`)
  const host = document.createElement('div')
  place.append(host)
  let made: ReturnType<typeof createComponent> | undefined
  return {
    async show(scene) {
      const fresh = !made
      made ??= createComponent(component, { environmentInjector: app.injector, hostElement: host })
      made.setInput('scene', scene)
      made.setInput('hear', hear)
      if (fresh) app.attachView(made.hostView)
      await app.whenStable()
    },
    end() {
      made?.destroy()
      host.remove()
    },
  }
})
