import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BagCounter } from '../bag-counter/bag-counter.tsx'
import { Stars } from '../parts/stars.tsx'
import type { MessageOverrides } from './i18n/overrides.ts'
import { ShopProvider } from './provider.tsx'

const messages: MessageOverrides = {
  en: { bagCounter: { bag: 'Cart', empty: 'nothing in your $t(bag)' } },
  fr: { bagCounter: { bag: 'Mon panier' } },
}
const counter = (language: string, own?: MessageOverrides) => (
  <ShopProvider shop="http://shop.test" language={language} {...(own && { messages: own })}>
    <BagCounter />
  </ShopProvider>
)

describe('texts that an application replaces', () => {
  test('1. replace the widgets’ texts in each language, and leave the others unchanged', () => {
    const { rerender } = render(counter('en', messages))
    expect(screen.getByRole('link', { name: 'Cart, nothing in your Cart' })).toBeVisible()
    rerender(counter('fr', messages))
    expect(screen.getByRole('link')).toHaveAccessibleName(/^Mon panier, /)
    rerender(counter('fr'))
    expect(screen.getByRole('link')).not.toHaveAccessibleName(/Mon panier/)
  })

  test('2. show on the server too', () => {
    expect(renderToString(counter('en', messages))).toContain('Cart')
    expect(renderToString(counter('en'))).not.toContain('Cart')
  })

  test('3. show in parts, inside their provider only', () => {
    const own: MessageOverrides = { en: { stars: { stars: '{{rating}} hearts' } } }
    render(
      <>
        <ShopProvider shop="http://shop.test" messages={own}>
          <Stars language="en" rating={4} count={2} />
        </ShopProvider>
        <Stars language="en" rating={4} count={2} />
      </>,
    )
    expect(screen.getAllByText(/hearts/)).toHaveLength(1)
  })
})
