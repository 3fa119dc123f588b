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
})
