import fc from 'fast-check'

/**
 * Any code point, lone surrogates among them, as the unit of `fc.string`. Before its first string, fast-check's own `binary`
 * lists them all, which takes more than a second.
 */
export const anyCodePoint = fc
  .oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0x1_0000, max: 0x10_ffff }))
  .map((code) => String.fromCodePoint(code))
