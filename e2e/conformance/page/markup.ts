import type { Scene } from './scene.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A scene as HTML: what attributes can say. */
export function markup(tag: string, { shown, values, child }: Scene, more = ''): string {
  if (!shown) return ''
  const attributes = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false || typeof value === 'object') return []
    return [value === true ? name : `${name}="${escaped(String(value))}"`]
  })
  return `<${[tag, ...attributes, more].join(' ')}>${child ? `<p>${escaped(child)}</p>` : ''}</${tag}>`
}

/** The values that only a script can set. */
export function setObjects(element: Element | null, { values }: Scene, names: Set<string>): void {
  if (!element) return
  for (const [name, value] of Object.entries(values)) if (typeof value === 'object') names.add(name)
  for (const name of names) Reflect.set(element, name, Reflect.get(values, name))
}
