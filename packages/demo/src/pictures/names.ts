/**
 * The names of the demonstration's pictures. A name says what the picture shows (archetype, attributes, colour, variant,
 * view), so that the catalogue names one for every style without storing files, and the number of pictures is bounded.
 */

import { type Colour, colourNames } from '@onair/server/colours'
import { type Archetype, archetypes } from './archetypes.ts'
import { type Attributes, attributesOf, wordsOf } from './attributes.ts'
import { type HostSlug, portraits } from './portraits.data.ts'

/** The departments with pictures of programmes. */
export const departments = [
  'fashion',
  'jewellery',
  'beauty',
  'home',
  'kitchen',
  'electronics',
  'wellness',
  'outdoor',
  'hobby',
] as const

export type Department = (typeof departments)[number]

/** Small differences between two pictures of one archetype and colour: proportion, backdrop, detail. */
export type Variant = 0 | 1 | 2

export const variants: readonly Variant[] = [0, 1, 2]

/** The pictures of a product besides the main one: close up, beside something of known size, with its box. */
export const views = ['detail', 'scale', 'pack'] as const

export type View = (typeof views)[number]

export type ProductPicture = {
  kind: 'product'
  archetype: Archetype
  attributes: Attributes
  colour: Colour
  variant: Variant
  view?: View
}
export type ShowPicture = { kind: 'show'; department: Department; variant: Variant }
export type HostPicture = { kind: 'host'; host: HostSlug }
export type Picture = ProductPicture | ShowPicture | HostPicture

/**
 * The ImageUrl of a picture: `p/dress-rose-gold-1` for a product, `p/ring_halo_ruby-gold-0_detail` for one with
 * attributes in a view, `s/kitchen-0` for a programme, `h/keiko-tanabe` for a host.
 */
export function printPicture(picture: Picture): string {
  if (picture.kind === 'host') return `h/${picture.host}`
  if (picture.kind === 'show') return `s/${picture.department}-${picture.variant}`
  const { archetype, attributes, colour, variant, view } = picture
  const subject = [archetype, ...wordsOf(archetype, attributes)].join('_')
  return `p/${subject}-${colour}-${variant}${view ? `_${view}` : ''}`
}

/** The hosts with a portrait, by the slugs of their names. */
export const hosts = Object.keys(portraits).filter((slug): slug is HostSlug => Object.hasOwn(portraits, slug))

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T => list.some((item) => item === text)

function parseVariant(text: string): Variant | undefined {
  return variants.find((variant) => String(variant) === text)
}

/** The picture that an ImageUrl names, or undefined if there is none. The inverse of {@link printPicture}. */
export function parsePicture(imageUrl: string): Picture | undefined {
  const host = hosts.find((slug) => imageUrl === `h/${slug}`)
  if (host) return { kind: 'host', host }
  const parts = /^([ps])\/([a-z0-9_-]{1,120})-(\d)(?:_([a-z]{1,10}))?$/.exec(imageUrl)
  const variant = parseVariant(parts?.[3] ?? '')
  const subject = parts?.[2] ?? ''
  const view = views.find((one) => one === parts?.[4])
  if (variant === undefined || (parts?.[4] && !view)) return undefined
  if (parts?.[1] === 's') {
    return isOneOf(departments, subject) && !view ? { kind: 'show', department: subject, variant } : undefined
  }
  // Both halves may contain hyphens (t-shirt, rose-gold), so each hyphen is tried as the separator.
  for (let border = subject.indexOf('-'); border > 0; border = subject.indexOf('-', border + 1)) {
    const [archetype = '', ...words] = subject.slice(0, border).split('_')
    const colour = subject.slice(border + 1)
    if (!isOneOf(archetypes, archetype) || !isOneOf(colourNames, colour)) continue
    const attributes = attributesOf(archetype, words)
    if (attributes) return { kind: 'product', archetype, attributes, colour, variant, ...(view && { view }) }
  }
  return undefined
}
