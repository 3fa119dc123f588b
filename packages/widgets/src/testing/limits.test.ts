// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/*
 * A field's length is the contract's, from @onair/core/limits: written by hand in a form it would be another than the call's
 * one day. That the calls take these lengths is tested in core.
 */

const root = resolve(import.meta.dirname, '../../../..')
const views = globSync(['packages/widgets/src/**/*.tsx', 'host/**/*.tsx'], {
  cwd: root,
  exclude: (name) => /node_modules|dist$/.test(name),
})
  .filter((name) => !/\.(test|stories)\./.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))

const lengths = ({ text }: { text: string }) =>
  [...text.matchAll(/\b(?:min|max)Length=\{([^}]*)\}/g)].map(([, value]) => value)

test('1 · finds the lengths of the forms', () => {
  expect(views.flatMap(lengths)).toEqual(expect.arrayContaining(['maxReturnCommentLength', 'maxEmailLength']))
})

test('2 · no form writes a length by hand', () => {
  const byHand = views.flatMap((view) =>
    lengths(view).flatMap((value) => (/\d/.test(value ?? '') ? `${view.name}: ${value}` : [])),
  )
  expect(byHand).toEqual([])
})
