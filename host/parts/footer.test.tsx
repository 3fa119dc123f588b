import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aHost } from '../kernel/testing/a-host.ts'
import { createVisit } from '../kernel/visit.ts'
import { Footer } from './footer.tsx'

test.each(['en', 'fr'])('the footer names the phone and e-mail of the configuration (%s)', (language) => {
  const visit = createVisit(aHost(), { url: `/${language}/`, ip: '127.0.0.1', params: {}, headers: {} })
  const html = renderToString(<Footer visit={visit} />)
  expect(html).toContain('1-888-555-0199')
  expect(html).toContain('help@shop.test')
  expect(html).toContain('Test Seller, 9 Wharf Street, Halifax, NS B0B 0B0')
})

test.each([
  ['/en/', 1],
  ['/en/pages/newsletter', 0],
  ['/en/pages/newsletter/confirm?token=x', 0],
])(
  'the footer of %s has %i form of the newsletter, which says who sends it and that consent can be withdrawn',
  (url, count) => {
    const visit = createVisit(aHost(), { url, ip: '127.0.0.1', params: {}, headers: {} })
    const page = new DOMParser().parseFromString(renderToString(<Footer visit={visit} />), 'text/html')
    const forms = [...page.querySelectorAll('form[action="/newsletter"][method=post]')]
    expect(forms).toHaveLength(count)
    for (const form of forms) {
      const consent = page.getElementById(form.querySelector('input')?.getAttribute('aria-describedby') ?? '')
      expect(consent?.textContent).toMatch(/help@shop\.test.+withdraw your consent at any time/)
    }
  },
)
