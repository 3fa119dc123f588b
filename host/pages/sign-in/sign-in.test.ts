import { isValidElement, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { signInPage } from './sign-in.page.tsx'

beforeAll(loadIslands)

const opened = (headers: Record<string, string>) => {
  const visit = createVisit(aHost(), { url: '/fr/pages/signin', ip: '127.0.0.1', params: {}, headers })
  return { visit, page: signInPage.load(visit) }
}

test('the page that led to sign-in is the return target', async () => {
  const { visit, page } = opened({ referer: 'http://shop.test/fr/pages/productdetails?nav=R:191638' })
  await page
  expect(visit.jar.get('referrerUrl')).toBe('/fr/pages/productdetails?nav=R:191638')
})

test.each(['/fr/pages/productdetails?nav=R:191638', '/pages/myaccount/orderstatus/100000001'])(
  'after a sign-out on %s the next customer does not come to it',
  async (path) => {
    const { visit, page } = opened({ referer: `http://shop.test${path}`, cookie: 'signOutMessage=done' })
    await page
    expect(visit.jar.get('referrerUrl')).toBeUndefined()
  },
)

/** The texts of an element, without those of its widgets. */
function textsIn(node: ReactNode): string[] {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return node.flatMap(textsIn)
  return isValidElement<{ children?: ReactNode }>(node) ? textsIn(node.props.children) : []
}

async function sentence(url: string): Promise<string> {
  const page = await signInPage.load(createVisit(aHost(), { url, ip: '127.0.0.1', params: {}, headers: {} }))
  return 'body' in page ? textsIn(page.body).join() : ''
}

test.each([
  ['417', 'Turn on JavaScript in your browser and sign in again', 'Activez JavaScript dans votre navigateur'],
  ['429', 'Please wait 15 minutes', 'Veuillez attendre 15\u00a0minutes'],
  ['503', 'Try again in a minute', 'Réessayez dans une minute'],
])('a form without JavaScript that was refused with %s says what to do', async (status, english, french) => {
  expect(await sentence(`/en/pages/signin?refused=${status}`)).toContain(english)
  expect(await sentence(`/fr/pages/signin?refused=${status}`)).toContain(french)
})

test.each(['400', '401'])('the form itself reports a wrong e-mail or password (%s)', async (status) => {
  expect(await sentence(`/en/pages/signin?refused=${status}`)).toBe('')
})
