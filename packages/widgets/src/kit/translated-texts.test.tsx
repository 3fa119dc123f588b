import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { type Habit, translate } from '../testing/translator.ts'
import { keepTranslatedTexts, showOriginalTexts } from './translated-texts.ts'

/** Waits until mutation observers have been called. */
const told = () => act(async () => {})

type Step = { price: string; note?: string | false; more?: boolean; word?: ReactNode }

/**
 * The kinds of content that components render: alone, between others, conditional, before an element, in a list, from a fragment.
 */
const shapes: Readonly<Record<string, (step: Step) => ReactNode>> = {
  'a text alone': ({ price }) => <p>{price}</p>,
  'texts side by side': ({ price }) => (
    <p>
      Now {price} only {price}
    </p>
  ),
  'a text that comes and goes': ({ price, note }) => (
    <p>
      {price} {note}
      <i>in stock</i>
      {note}
    </p>
  ),
  'one of two texts': ({ price, note, more }) => <p>{more ? price : note}</p>,
  'a text that becomes an element': ({ price, more }) => <p>{more ? <b>{price}</b> : price}, taxes included</p>,
  'an element before a text': ({ price, more }) => (
    <p>
      {more && <b>Only </b>}
      {price}
    </p>
  ),
  'an element after a text': ({ price, more }) => (
    <p>
      {price}
      {more && <b> only</b>}
    </p>
  ),
  'a list that is sorted': ({ price, more }) => (
    <ul>
      {(more ? ['a', 'b', 'c'] : ['c', 'a']).map((key) => (
        <li key={key}>
          {key} {price}
        </li>
      ))}
    </ul>
  ),
  'fragments that move': ({ price, more }) => (
    <p>
      {(more ? ['a', 'b', 'c'] : ['c', 'b']).map((key) => (
        <Letter key={key} text={`${key}${price}`} />
      ))}
    </p>
  ),
  'a word given as a property': ({ word, price }) => (
    <p>
      {word} {price}
    </p>
  ),
  'nothing and something': ({ note }) => <p>{note || null}</p>,
}

const Letter = ({ text }: { text: string }) => <>{text}</>

const steps: readonly Step[] = [
  { price: '$114.99', note: 'each', word: 'Now' },
  { price: '$109.11', note: 'each', more: true, word: <b>Now</b> },
  { price: '$109.11', note: false, word: 'Soon' },
  { price: '', note: 'none left', more: true },
  { price: '$5.00', more: false, word: 'Late' },
  { price: '$5.00', note: 'each', more: true, word: 'Late' },
]

const cases = (['replaces', 'wraps'] as const).flatMap((habit) =>
  Object.entries(shapes).map(([name, Shape]) => [habit, name, Shape] as const),
)

describe('a page that the browser translates', () => {
  test.each(cases)('1. a translator that %s texts: %s is rendered correctly', async (habit: Habit, _name, Shape) => {
    const twin = render(<Shape price="" />)
    const { container, rerender } = render(<Shape price="" />)
    keepTranslatedTexts(container)
    for (const step of [...steps, ...steps.toReversed()]) {
      translate(container, habit)
      await told()
      expect(container.textContent).toBe(twin.container.textContent)
      rerender(<Shape {...step} />)
      twin.rerender(<Shape {...step} />)
      await told()
      expect(container.textContent).toBe(twin.container.textContent)
    }
  })

  test('2. without a translator nothing is changed', async () => {
    const { container } = render(shapes['texts side by side']?.({ price: '$5.00' }))
    const before = [...(container.firstElementChild?.childNodes ?? [])]
    keepTranslatedTexts(container)
    await told()
    expect([...(container.firstElementChild?.childNodes ?? [])]).toEqual(before)
  })

  test.each([true, false])(
    '3. a translator restores the original text, as the page’s own node or a copy: own %s',
    async (own) => {
      const { container, rerender } = render(<p>{['One ', '2']}</p>)
      const texts = [...(container.querySelector('p')?.childNodes ?? [])] as Text[]
      keepTranslatedTexts(container)
      translate(container)
      await told()
      for (const [at, font] of container.querySelectorAll('p > font').entries()) {
        const text = texts[at]
        if (own && text) font.replaceWith(text)
        else font.remove()
      }
      await told()
      expect(container.textContent).toBe('One 2')
      rerender(<p>{['One ', '3']}</p>)
      expect(container.textContent).toBe('One 3')
    },
  )

  test('4. a translation of two texts is removed when either changes', async () => {
    const { container, rerender } = render(<p>{['2 ', 'items']}</p>)
    keepTranslatedTexts(container)
    const font = document.createElement('font')
    font.textContent = '2 artículos'
    const [first, second] = [...(container.querySelector('p')?.childNodes ?? [])] as Text[]
    first?.before(font)
    first?.remove()
    second?.remove()
    await told()
    expect(container.textContent).toBe('2 artículos')
    rerender(<p>{['3 ', 'items']}</p>)
    await told()
    expect(container.textContent).toBe('3 items')
  })

  test('5. a script that sets an element’s whole text works as before', async () => {
    const { container } = render(<time>1:00 PM</time>)
    keepTranslatedTexts(container)
    translate(container)
    await told()
    const time = container.querySelector('time')
    if (time) time.textContent = '2:00 PM'
    await told()
    expect(container.textContent).toBe('2:00 PM')
  })

  test('6. a translation that is translated again stays', async () => {
    const { container } = render(<p>{['One ', '2']}</p>)
    keepTranslatedTexts(container)
    translate(container)
    await told()
    for (const font of container.querySelectorAll('p > font > font')) font.replaceChildren(`Uno ${font.textContent}`)
    await told()
    expect(container.textContent).toBe('Uno One Uno 2')
  })

  test('7. removing a text removes its translation, and nothing else', async () => {
    const { container, rerender } = render(<p>{['Stays', ' goes', ' stays']}</p>)
    keepTranslatedTexts(container)
    translate(container)
    await told()
    rerender(<p>{['Stays', false, ' stays']}</p>)
    await told()
    expect(container.textContent).toBe('Stays stays')
  })

  test('8. a translated page shows its own texts while it is hydrated', () => {
    const container = document.createElement('div')
    keepTranslatedTexts(container)
    container.innerHTML = '<p>One <b>2</b>, 3</p>'
    const texts = [...(container.querySelector('p')?.childNodes ?? [])]
    translate(container)
    showOriginalTexts(container)
    expect(container.innerHTML).toBe('<p>One <b>2</b>, 3</p>')
    expect([...(container.querySelector('p')?.childNodes ?? [])]).toEqual(texts)
  })
})
