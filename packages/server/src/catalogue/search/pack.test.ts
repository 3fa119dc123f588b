import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

test('a packed index survives JSON unchanged, on one buffer', () => {
  const data = {
    size: 3,
    words: ['été', 'hiver'],
    columns: {
      small: new Uint8Array([1, 2, 3]),
      codes: new Uint16Array([65_535]),
      large: new Uint32Array([1, 4_294_967_295]),
    },
    none: new Uint32Array(),
    parent: null,
  }
  const { shape, buffer } = pack(data)
  const back = unpack<typeof data>({ shape: JSON.parse(JSON.stringify(shape)), buffer })
  expect(back).toEqual(data)
  expect(back.columns.large.buffer).toBe(buffer)
})
