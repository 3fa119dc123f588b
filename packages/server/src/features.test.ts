import { describe, expect, it } from 'vitest'
import { features } from './features.ts'
import { kernelMessages } from './kernel/errors/messages.ts'
import type { Messages } from './kernel/errors/refusal.ts'

const catalogues: readonly Messages[] = [
  kernelMessages,
  ...features.flatMap(({ messages }) => (messages ? [messages] : [])),
]

describe('the sentences of refusals', () => {
  it.each(catalogues.flatMap((messages) => Object.entries(messages)))(
    '%s is set as Canadian French is',
    (_, { fr }) => {
      // A colon stands behind a space at which no line breaks, other marks behind none.
      expect(fr).not.toMatch(/[^\u00a0]:(\s|$)|\s[!?;]/)
      expect(fr).not.toContain("'")
    },
  )

  it('have a code each', () => {
    const codes = catalogues.flatMap(Object.keys)
    expect(codes).toEqual([...new Set(codes)])
  })
})
