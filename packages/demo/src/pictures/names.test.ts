import { colourNames } from '@onair/server/colours'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { archetypes } from './archetypes.ts'
import { type Attributes, attributeNames, drawnBy } from './attributes.ts'
import { departments, hosts, parsePicture, printPicture, variants, views } from './names.ts'

const anyOf = (archetype: (typeof archetypes)[number]): fc.Arbitrary<Attributes> =>
  fc.record(
    Object.fromEntries(
      attributeNames.flatMap((name) => {
        const values = drawnBy[archetype]?.[name]
        return values ? [[name, fc.constantFrom(...values)]] : []
      }),
    ),
    { requiredKeys: [] },
  )

const anyPicture = fc.oneof(
  fc.constantFrom(...archetypes).chain((archetype) =>
    fc.record(
      {
        kind: fc.constant('product' as const),
        archetype: fc.constant(archetype),
        attributes: anyOf(archetype),
        colour: fc.constantFrom(...colourNames),
        variant: fc.constantFrom(...variants),
        view: fc.constantFrom(...views),
      },
      { requiredKeys: ['kind', 'archetype', 'attributes', 'colour', 'variant'] },
    ),
  ),
  fc.record({ kind: fc.constant('host' as const), host: fc.constantFrom(...hosts) }),
  fc.record({
    kind: fc.constant('show' as const),
    department: fc.constantFrom(...departments),
    variant: fc.constantFrom(...variants),
  }),
)

describe('picture names', () => {
  it('1. parsing a printed name returns the picture', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        expect(parsePicture(printPicture(picture))).toEqual(picture)
      }),
    )
  })

  it('2. printing a parsed name returns the name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyPicture.map(printPicture)), (text) => {
        const picture = parsePicture(text)
        return picture === undefined || printPicture(picture) === text
      }),
    )
  })

  it('3. no two pictures share a name', () => {
    const names = archetypes.flatMap((archetype) =>
      colourNames.map((colour) => printPicture({ kind: 'product', archetype, attributes: {}, colour, variant: 0 })),
    )
    expect(new Set(names).size).toBe(archetypes.length * colourNames.length)
  })

  it.each([
    ['4. an unknown archetype', 'p/spaceship-red-0'],
    ['5. an unknown colour', 'p/dress-octarine-0'],
    ['6. a variant that is not drawn', 'p/dress-red-3'],
    ['7. no variant', 'p/dress-red'],
    ['8. a product among the shows', 's/dress-red-0'],
    ['9. a way out of the folder', 'p/../../etc/passwd-0'],
    ['10. a name of Object.prototype', 'p/dress-constructor-0'],
    ['11. nothing', ''],
    ['12. an attribute that is not drawn', 'p/kettle_ruby-red-0'],
    ['13. values in another order', 'p/ring_ruby_halo-gold-0'],
    ['14. a value twice', 'p/ring_halo_halo-gold-0'],
    ['15. an unknown view', 'p/kettle-red-0_inside'],
    ['16. a view of a show', 's/kitchen-0_pack'],
    ['17. a value of Object.prototype', 'p/ring_constructor-gold-0'],
    ['18. an unknown host', 'h/nobody'],
    ['19. a host of Object.prototype', 'h/constructor'],
  ])('%s names no picture', (_case, name) => {
    expect(parsePicture(name)).toBeUndefined()
  })
})
