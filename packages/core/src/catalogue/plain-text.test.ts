import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  [1, '<p>Pours <strong>exactly</strong>.</p><p>Holds 1.2 litres.</p>', 'Pours exactly. Holds 1.2 litres.'],
  [1, '<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  [1, 'a<!-- <p>x</p> -->b<script>alert("1")</script>c', 'abc'],
  [2, 'Crème &amp; br&#251;l&#xE9;e &lt;3 &quot;ok&quot; &unknown; &#0;', 'Crème & brûlée <3 "ok" &unknown;'],
  [2, '&#xD800;&#1114112;x', 'x'],
  [3, ' \n a \t\r\n b ', 'a b'],
  [1, 'less < more, 3 > 2', 'less < more, 3 > 2'],
])('%i · %s', (_, html, text) => {
  expect(plainText(html)).toBe(text)
})

test('4 · any text gives a trimmed result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (html) => {
      expect(plainText(html)).not.toMatch(/^[ \n\t]|[ \n\t]$/)
    }),
  )
})
