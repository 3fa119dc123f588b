import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { src } from './descriptions.ts'

export type Token = { name: string; description: string; default?: string }

/** Tokens without a value of their own: a comment `--onair-x`: what it is. */
const declaredIn = (file: string): Token[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/\/\* `(--onair-[\w-]+)`: (.+?) \*\//g)].map(
    ([, name = '', description = '']) => ({ name, description }),
  )

/** The tokens of all widgets, each with its value and the comment behind it. */
export function sharedTokens(): Token[] {
  const css = readFileSync(join(src, 'styles/tokens.css'), 'utf8')
  const tokens = css.matchAll(/^ {2}(--onair-[\w-]+): ([^;]+);(?: \/\* (.+?) \*\/)?$/gm)
  const valued = [...tokens].map(([, name = '', value = '', description]) => {
    if (!description) throw new Error(`tokens.css: nothing says what ${name} is; add a comment behind it`)
    return { name, description, default: value }
  })
  return [...declaredIn('styles/base.css'), ...valued]
}

/** The tokens that a widget has besides. */
export const ownTokens = (name: string): Token[] =>
  globSync(`${name}/*.css`, { cwd: src }).flatMap((file) => declaredIn(file))
