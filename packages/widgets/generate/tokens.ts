import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTokens } from '../src/styles/parse-tokens.ts'
import { src } from './descriptions.ts'

export type Token = { name: string; description: string; default?: string }

/** Tokens without a value: a comment `--onair-x`: description. */
const declaredIn = (file: string): Token[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/\/\* `(--onair-[\w-]+)`: (.+?) \*\//g)].map(
    ([, name = '', description = '']) => ({ name, description }),
  )

/** The tokens of all widgets, each with its value and the comment after it. */
export function sharedTokens(): Token[] {
  const valued = parseTokens(readFileSync(join(src, 'styles/tokens.css'), 'utf8'))
  return [
    ...declaredIn('styles/base.css'),
    ...valued.map(({ name, value, description }) => ({ name, description, default: value })),
  ]
}

/** The additional tokens of a widget. */
export const ownTokens = (name: string): Token[] =>
  globSync(`${name}/*.css`, { cwd: src }).flatMap((file) => declaredIn(file))
