import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parameters } from './parameters.ts'

describe('the parameters of a statement', () => {
  it.each<[rule: string, named: string, text: string, names: string[]]>([
    ['1. are numbered in their order', 'select :b, :a', 'select $1, $2', ['b', 'a']],
    ['2. have one number by a name', 'select :a + :b + :a', 'select $1 + $2 + $1', ['a', 'b']],
    ['3. may be absent', 'select 1', 'select 1', []],
    ['4. may have a cast', 'select :a::int[], x::text', 'select $1::int[], x::text', ['a']],
    ['5. may have a cast of a cast', "select (:a::jsonb -> 'b')::text", "select ($1::jsonb -> 'b')::text", ['a']],
    ['6. are not recognised in a string', "select ':a', :b", "select ':a', $1", ['b']],
    ['7. are not recognised in a string with quotes', "select 'it''s :a', :b", "select 'it''s :a', $1", ['b']],
    [
      '8. are not recognised in a string with escapes',
      "select e'\\':a', E'\\\\', :b",
      "select e'\\':a', E'\\\\', $1",
      ['b'],
    ],
    ['9. are not recognised in a quoted name', 'select 1 as ":a", :b', 'select 1 as ":a", $1', ['b']],
    [
      '10. are not recognised in a dollar quote',
      'do $$ :a $$; $x$ :a $$ $x$ :b',
      'do $$ :a $$; $x$ :a $$ $x$ $1',
      ['b'],
    ],
    [
      '11. are not recognised in a comment',
      "-- :a, isn't it\n:b /* :a\n:a */",
      "-- :a, isn't it\n$1 /* :a\n:a */",
      ['b'],
    ],
    [
      '12. come after JSON operators',
      'a @> :b and c ->> :d and e ? :f',
      'a @> $1 and c ->> $2 and e ? $3',
      ['b', 'd', 'f'],
    ],
    ['13. come after an operator without a space', 'a=:b and c<@:d', 'a=$1 and c<@$2', ['b', 'd']],
    ['14. are not recognised in a slice', 'select a[b:c], a[1:c], a[(1):c]', 'select a[b:c], a[1:c], a[(1):c]', []],
    ['15. are not recognised in a named argument', 'select f(a := :b)', 'select f(a := $1)', ['b']],
    ['16. end where the name ends', 'values(:a1,:aB_c),(:a)', 'values($1,$2),($3)', ['a1', 'aB_c', 'a']],
    ['17. are distinct in upper and lower case', ':a :A', '$1 $2', ['a', 'A']],
  ])('%s', (_, named, text, names) => {
    expect(parameters(named)).toEqual({ text, names })
  })

  it('18. must not be numbered by hand', () => {
    expect(() => parameters('select :a, $2')).toThrow('Parameters have names: $2')
    expect(parameters("select 'for $5'").text).toBe("select 'for $5'")
  })

  it('19. are the only change to the text, which is restored when their names replace the numbers', () => {
    const other = fc.constantFrom(
      "'a :b'",
      '"c :d"',
      '$$ :e $$',
      '$f$ :g $f$',
      '-- :h\n',
      '/* :i */',
      '::text',
      'x',
      '->',
      '@>',
      '::int[]',
    )
    const name = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,5}$/)
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            other,
            name.map((one) => ({ name: one })),
          ),
        ),
        (parts) => {
          const named = (of: (name: string) => string) =>
            parts.map((part) => (typeof part === 'string' ? part : of(part.name))).join(' ')
          const { text, names } = parameters(named((one) => `:${one}`))
          expect(new Set(names)).toEqual(
            new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))),
          )
          expect(text).toBe(named((one) => `$${names.indexOf(one) + 1}`))
        },
      ),
    )
  })
})
