import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFirstThenRest } from './use-first-then-rest.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function render(items: readonly number[]) {
  const lengths: number[] = []
  const { rerender } = renderHook(
    ({ list }) => {
      lengths.push(useFirstThenRest(list, () => 4).length)
    },
    { initialProps: { list: items } },
  )
  const change = (...lists: (readonly number[])[]) =>
    act(async () => {
      for (const list of lists) rerender({ list })
    })
  return { lengths, change }
}

test('1. the first list is rendered whole', () => {
  expect(render(numbers(20)).lengths).toEqual([20])
})

test('2. another list is rendered in two steps', async () => {
  const { lengths, change } = render(numbers(20))
  await change(numbers(15))
  expect(lengths).toEqual([20, 4, 15])
})

test('2. a list that changes again before it is whole ends as the latest', async () => {
  const { lengths, change } = render(numbers(20))
  await change(numbers(15), numbers(7))
  expect(lengths.at(-1)).toBe(7)
})

test('3. the same list is rendered once', async () => {
  const list = numbers(20)
  const { lengths, change } = render(list)
  await change(list)
  expect(lengths).toEqual([20, 20])
})
