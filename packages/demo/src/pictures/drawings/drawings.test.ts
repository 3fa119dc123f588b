import type { Colour } from '@onair/server/colours'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { archetypes } from '../archetypes.ts'
import { type Attributes, attributeNames, drawnBy } from '../attributes.ts'
import { departments, hosts, type Picture, type ProductPicture, printPicture, variants, views } from '../names.ts'
import { draw, widthOf } from './render.ts'

/** Throws where the markup is not well-formed: the renderer's XML parser is strict. */
async function sizeOf(svg: string) {
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  return { width, height }
}

function expectSound(svg: string) {
  expect(svg).not.toMatch(/<text|<image|<filter|<script|href=|NaN|undefined|Infinity|null|\[object/)
  const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]))
  const used = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), (match) => match[1])
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((id) => !defined.has(id))).toEqual([])
}

const product = (archetype: (typeof archetypes)[number], colour: Colour, variant: 0 | 1 | 2): ProductPicture => ({
  kind: 'product',
  archetype,
  attributes: {},
  colour,
  variant,
})

describe('drawings', () => {
  it.each(archetypes)(
    '1. %s is sound in every variant, and in dark, light, metal and many colours',
    async (archetype) => {
      for (const colour of ['black', 'white', 'rose-gold', 'multi'] as const) {
        for (const variant of variants) {
          const svg = draw(product(archetype, colour, variant), 'S')
          expectSound(svg)
          if (colour === 'multi') expect(await sizeOf(svg)).toEqual({ width: 240, height: 240 })
        }
      }
    },
  )

  it.each(departments)('2. the %s programmes are sound and 16:9', async (department) => {
    for (const variant of variants) {
      const svg = draw({ kind: 'show', department, variant }, 'M')
      expectSound(svg)
      expect(await sizeOf(svg)).toEqual({ width: 960, height: 540 })
    }
  })

  it('3. the same picture has the same markup, whatever was drawn in between', () => {
    const dress = product('dress', 'rose-gold', 1)
    const first = draw(dress, 'M')
    draw(product('kettle', 'multi', 0), 'M')
    expect(draw(dress, 'M')).toBe(first)
  })

  it('4. archetype, colour and variant each change the picture', () => {
    const pictures = [
      product('dress', 'red', 0),
      product('skirt', 'red', 0),
      product('dress', 'navy', 0),
      product('dress', 'red', 1),
    ]
    expect(new Set(pictures.map((picture) => draw(picture, 'M'))).size).toBe(4)
  })

  it('5. no two archetypes share a drawing', () => {
    expect(new Set(archetypes.map((archetype) => draw(product(archetype, 'teal', 0), 'M'))).size).toBe(
      archetypes.length,
    )
  })

  it('6. the policies are the widths of the address', () => {
    const widths = (picture: Picture) => (['S', 'M', 'L'] as const).map((policy) => widthOf(picture, policy))
    expect(widths(product('mug', 'red', 0))).toEqual([240, 480, 960])
    expect(widths({ kind: 'show', department: 'home', variant: 0 })).toEqual([480, 960, 1600])
  })

  it('7. a product is light enough to draw on request: its markup stays below 100 kB', () => {
    const heavy = archetypes
      .map((archetype) => product(archetype, 'multi', 1))
      .filter((picture) => draw(picture, 'M').length > 100_000)
      .map(printPicture)
    expect(heavy).toEqual([])
  })

  it('8. the values of an attribute each look different, in a form that has them', () => {
    const alike = archetypes.flatMap((archetype) =>
      attributeNames.flatMap((name) => {
        const values = drawnBy[archetype]?.[name] ?? []
        // A single value differs from a thing without it.
        const compared = values.length === 1 ? [undefined, ...values] : values
        const forms = name === 'form' ? [undefined] : [undefined, ...(drawnBy[archetype]?.form ?? [])]
        const told = forms.some((form) => {
          const drawn = compared.map((value) =>
            draw(
              {
                ...product(archetype, 'teal', 0),
                attributes: { ...(form && { form }), ...(value && { [name]: value }) },
              },
              'M',
            ),
          )
          return new Set(drawn).size === compared.length
        })
        return told ? [] : [`${archetype} ${name}`]
      }),
    )
    expect(alike).toEqual([])
  })

  it.each(archetypes)('9. %s is sound in every form and view', (archetype) => {
    const wide: Attributes[] = [{}, ...(drawnBy[archetype]?.form ?? []).map((form) => ({ form }))]
    for (const attributes of wide) {
      for (const view of [undefined, ...views]) {
        const svg = draw({ ...product(archetype, 'multi', 1), attributes, ...(view && { view }) }, 'S')
        expectSound(svg)
        expect(svg.length).toBeLessThan(view ? 320_000 : 160_000)
      }
    }
  })

  it('10. every host has a sound portrait of their own', () => {
    const drawn = hosts.map((host) => draw({ kind: 'host', host }, 'M'))
    for (const svg of drawn) expectSound(svg)
    expect(new Set(drawn).size).toBe(hosts.length)
  })
})
