import { describe, expect, test } from 'vitest'
import { imageAddress } from './picture-address.ts'

describe('pictures', () => {
  test.each([
    ['M', undefined, 'https://img.example/kettle.jpg?impolicy=M'],
    ['L', 'avif', 'https://img.example/kettle.jpg?impolicy=L&format=avif'],
  ] as const)('in width %s and format %s', (size, format, expected) => {
    expect(imageAddress('https://img.example', '/kettle.jpg', size, format)).toBe(expected)
  })
  test('an existing query is preserved', () => {
    expect(imageAddress('', '/k.jpg?v=2', 'S')).toBe('/k.jpg?v=2&impolicy=S')
  })
})
