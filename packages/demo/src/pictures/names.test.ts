import { colourNames } from '@onair/server/colours'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { archetypes, departments, parsePicture, printPicture, variants } from './names.ts'

const anyPicture = fc.oneof(
  fc.record({
    kind: fc.constant('product' as const),
    archetype: fc.constantFrom(...archetypes),
    colour: fc.constantFrom(...colourNames),
    variant: fc.constantFrom(...variants),
  }),
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
      colourNames.map((colour) => printPicture({ kind: 'product', archetype, colour, variant: 0 })),
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
  ])('%s names no picture', (_case, name) => {
    expect(parsePicture(name)).toBeUndefined()
  })
})
