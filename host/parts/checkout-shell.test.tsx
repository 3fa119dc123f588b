import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aHost } from '../kernel/testing/a-host.ts'
import { createVisit } from '../kernel/visit.ts'
import { CheckoutFooter, CheckoutHeader } from './checkout-shell.tsx'

const visitOf = (language: string) =>
  createVisit(aHost(), { url: `/${language}/pages/checkout`, ip: '127.0.0.1', params: {}, headers: {} })
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('the shell of the checkout', () => {
  test.each([
    ['en', 'Secure checkout', 'Call 1-888-555-0199'],
    ['fr', 'Paiement sécurisé', 'Appelez au 1-888-555-0199'],
  ])('1. has the channel’s name, the lock and the phone number (%s)', (language, secure, call) => {
    const header = read(renderToString(<CheckoutHeader visit={visitOf(language)} />))
    expect(header.querySelector('.top-secure')?.textContent).toBe(secure)
    const phone = header.querySelector('a[href^="tel:"]')
    expect(phone?.textContent).toBe(call)
    expect(phone?.getAttribute('href')).toBe('tel:+18885550199')
  })

  test('2. links only to the home page, the phone and the other language', () => {
    const header = read(renderToString(<CheckoutHeader visit={visitOf('en')} />))
    const places = [...header.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))
    expect(places).toEqual(['/en/', 'tel:+18885550199', '/language'])
    expect(header.querySelector('nav, form, input')).toBeNull()
  })

  test('3. opens the conditions of the order in another tab', () => {
    const footer = read(renderToString(<CheckoutFooter visit={visitOf('fr')} />))
    expect(footer.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+18885550199')
    const links = [...footer.querySelectorAll<HTMLAnchorElement>('li a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['shipping', 'returnspage', 'privacy', 'terms'].map((page) => `/fr/go/customerservice/${page}`),
    )
    for (const link of links) {
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener'])
      expect(link.textContent).toContain('(nouvel onglet)')
    }
    expect(footer.body.textContent).toContain('help@shop.test')
  })
})
