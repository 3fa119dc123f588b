import { createElement } from 'react'

/** Each component of the package in a shop, by name. */
export async function elements() {
  const { ShopProvider } = await import('@onair/widgets/provider')
  const made = {}
  for (const [subpath, name] of Object.entries(JSON.parse(process.argv[2]))) {
    const { [name]: component } = await import(`@onair/widgets/${subpath}`)
    made[name] = createElement(ShopProvider, { shop: 'https://shop.example', language: 'fr' }, createElement(component))
  }
  return made
}
