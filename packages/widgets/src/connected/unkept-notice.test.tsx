import { screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { useUnkept } from '../kit/hooks/use-unkept.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { UnkeptNotice } from './unkept-notice.tsx'

function Told({ what = 'bag', once = false }: { what?: 'bag' | 'session'; once?: boolean }) {
  return <UnkeptNotice what={what} unkept={useUnkept({ once })} />
}
const elsewhere = { base: 'https://shop.example', keepsCookies: false }

describe('a browser that keeps no cookies', () => {
  test.each([
    ['en', 'bag', /the bag is gone when you leave or reload this page\. Allow cookies for this site, or check out now/],
    [
      'fr',
      'bag',
      /le panier disparaît quand vous quittez .* Autorisez les témoins de ce site, ou passez votre commande/,
    ],
    ['en', 'session', /you are signed in on this page only\. To stay signed in, allow cookies/],
    ['fr', 'session', /votre session n’est ouverte que sur cette page\. .* autorisez les témoins/],
  ] as const)('1. on another site’s page is told what is lost, and what to do: %s, %s', (language, what, sentence) => {
    renderIn(aShop({ ...elsewhere, language }), <Told what={what} />)
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('2. on the shop’s own page, is told that nothing stays in the bag, with a phone number', () => {
    renderIn(aShop({ keepsCookies: false }), <Told />)
    expect(screen.getByText(/Your browser refuses the shop’s cookies/)).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })

  test('3. on plain http, except on localhost, is told that the shop has an https address', () => {
    vi.stubGlobal('location', new URL('http://192.168.1.5:3000/'))
    onTestFinished(() => void vi.unstubAllGlobals())
    renderIn(aShop({ keepsCookies: false }), <Told />)
    expect(screen.getByText(/Open the shop at its https address/)).toBeVisible()
  })

  test('4. is told once on a page with `once`', () => {
    const shop = aShop(elsewhere)
    const both = renderIn(
      shop,
      <>
        <Told once />
        <Told once />
      </>,
    )
    expect(screen.getAllByText(/Your browser keeps nothing/)).toHaveLength(1)
    both.unmount()
    renderIn(shop, <Told once />)
    expect(screen.queryByText(/Your browser keeps nothing/)).toBeNull()
  })

  test('5. shows the notice to nobody else', () => {
    renderIn(aShop({ base: 'https://shop.example' }), <Told />)
    expect(document.body).toHaveTextContent('')
  })
})
