import { describe, expect, test } from 'vitest'
import { itemTable } from './layout.ts'
import { pictureAddress, productPicture } from './picture.ts'

const shop = { shopOrigin: 'https://shop.test', imageBase: '/images/' }

describe('a picture in a letter', () => {
  test('has its whole address, as JPEG', () => {
    expect(pictureAddress('p/1.jpg', 'S', shop)).toBe('https://shop.test/images/p/1.jpg?impolicy=S&format=jpeg')
    expect(productPicture('p/1.jpg', shop)).toContain(
      'src="https://shop.test/images/p/1.jpg?impolicy=M&#38;format=jpeg"',
    )
  })

  test('is left out for a product without one, so that nothing is fetched in vain', () => {
    expect(pictureAddress('', 'S', shop)).toBeUndefined()
    expect(productPicture('', shop)).toBe('')
    const table = itemTable([{ image: pictureAddress('', 'S', shop), text: '1 × Kettle' }])
    expect(table).not.toContain('<img')
    expect(table).toContain('1 × Kettle')
  })
})
