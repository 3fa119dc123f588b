// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { forgetResult, keepLanguageLink } from './address.ts'

afterEach(() => history.replaceState(null, '', '/'))

describe('the page’s address', () => {
  test('1. loses the result that the page has shown', () => {
    history.replaceState({ kept: true }, '', '/fr/pages/myaccount/orderstatus/40000130?a=1&done=edited#top')
    forgetResult()
    expect(location.pathname + location.search + location.hash).toBe('/fr/pages/myaccount/orderstatus/40000130?a=1#top')
    expect(history.state).toEqual({ kept: true })
  })

  test('2. stays unchanged without one', () => {
    history.replaceState(null, '', '/pages/productdetails?nav=R:412305')
    forgetResult()
    expect(location.search).toBe('?nav=R:412305')
  })

  test.each(['click', 'auxclick', 'contextmenu'])(
    '3. is the target of the link to the other language, as it is at the click (%s)',
    (type) => {
      history.replaceState(null, '', '/en/pages/productdetails?nav=R:512004')
      const back = encodeURIComponent('/fr/pages/productdetails?nav=R:512004')
      document.body.innerHTML = `<a class="top-language" href="/language?to=fr_CA&return=${back}">Français</a>`
      keepLanguageLink()
      const link = document.querySelector('a')
      link?.addEventListener('click', (event) => event.preventDefault())
      history.replaceState(null, '', '/en/pages/productdetails?nav=R:512004&style=NVY&size=M')
      link?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
      const { pathname, searchParams } = new URL(link?.href ?? '')
      expect([pathname, searchParams.get('to'), searchParams.get('return')]).toEqual([
        '/language',
        'fr_CA',
        '/fr/pages/productdetails?nav=R:512004&style=NVY&size=M',
      ])
    },
  )
})
