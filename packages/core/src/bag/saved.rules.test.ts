import { describe, expect, test } from 'vitest'
import { maxSavedItems, saveForLater } from './saved.rules.ts'

const kettle = { edpNo: 1, quantity: 2, name: 'Kettle' }
const lamp = { edpNo: 2, quantity: 1, name: 'Lamp' }

describe('saving for later', () => {
  test('1. puts the latest first', () => expect(saveForLater([kettle], lamp)).toEqual([lamp, kettle]))
  test('2. combines the same thing into one item, up to the maximum of a line', () => {
    expect(saveForLater([lamp, kettle], { ...kettle, quantity: 3, name: 'Bouilloire' })).toEqual([
      { edpNo: 1, quantity: 5, name: 'Bouilloire' },
      lamp,
    ])
    expect(saveForLater([{ ...kettle, quantity: 60 }], { ...kettle, quantity: 60 })[0]?.quantity).toBe(99)
  })
  test('2. donations of different amounts are different things', () => {
    const gift = (amount?: number) => ({ edpNo: 3, quantity: 1, amount })
    expect(saveForLater([gift(500), gift()], gift(700))).toHaveLength(3)
    expect(saveForLater([gift(500), gift()], gift())).toEqual([{ ...gift(), quantity: 2 }, gift(500)])
  })
  test('3. drops the oldest item', () => {
    const many = Array.from({ length: maxSavedItems }, (_, edpNo) => ({ edpNo: edpNo + 10, quantity: 1 }))
    const saved = saveForLater(many, { edpNo: 1, quantity: 1 })
    expect(saved).toHaveLength(50)
    expect([saved[0]?.edpNo, saved.at(-1)?.edpNo]).toEqual([1, 58])
  })
})
