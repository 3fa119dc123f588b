import { expect, test } from 'vitest'
import { command } from '../testing/command.ts'

const onair = (...words: string[]) => command({}, ...words)

test('1. each command of the help is loaded by its name', async () => {
  const { stdout: help } = await onair('--help')
  const words = [...help.matchAll(/^ {2}([a-z][a-z-]*)/gm)]
    .map(([, word = '']) => word)
    .filter((word) => word !== 'help')
  expect(words).toHaveLength(11)
  for (const word of words) expect((await onair(word, '--help')).stdout).toContain(`Usage: onair ${word} `)
})

test.each(['constructor', 'impor', ''])('2. “%s” is unknown: all commands are listed', async (word) => {
  const { status, stderr } = await onair(word)
  expect(status).toBe(1)
  expect(stderr).toContain('verify')
})
