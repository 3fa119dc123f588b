import { expect, it } from 'vitest'
import { messages } from './errors.ts'

it.each(Object.entries(messages))('%s is set as Canadian French is', (_, { fr }) => {
  // A colon stands behind a space at which no line breaks, other marks behind none.
  expect(fr).not.toMatch(/[^\u00a0]:(\s|$)|\s[!?;]/)
  expect(fr).not.toContain("'")
})
