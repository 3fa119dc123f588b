import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Waitlist } from './buy/waitlist.tsx'
import { productModel } from './product.model.ts'
import { ProductView } from './product.tsx'
import { ShareDialog } from './share/share-dialog.tsx'

class SilentSource extends EventTarget {
  readyState = 0
  close() {}
}
beforeAll(() => {
  vi.stubGlobal('EventSource', SilentSource)
})
afterAll(() => vi.unstubAllGlobals())

const section = 'GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}'
const shares = 'POST /api/v3/{language}/products/{itemNo}/shares'
const waitlist = 'POST /api/v3/{language}/products/{itemNo}/waitlist'
const saturday = '2026-11-21T14:00:00-05:00'
const long = `<p>${'Pours exactly where you want it. '.repeat(12)}</p>`

function show(view: Parameters<typeof ProductView>[0], options: Parameters<typeof aShop>[0] = {}) {
  const server = aServer()
  renderIn(aShop({ fetch: server.fetch, ...options }), <ProductView at={saturday} {...view} />)
  return { server, user: userEvent.setup() }
}

/** The server's HTML, in the page's time zone, at the page's time. */
function served(view: Parameters<typeof ProductView>[0], language: 'en' | 'fr' = 'en') {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <ShopContext.Provider value={aShop({ language })}>
      <ProductView at={saturday} {...view} />
    </ShopContext.Provider>,
  )
  return page
}

describe('the description', () => {
  test('1. is cut at 200 characters, and can be opened', async () => {
    const { user } = show({ product: shownKettle({ Description: long }) })
    const box = screen.getByRole('button', { name: 'Show more' }).parentElement
    expect(box).toHaveAttribute('data-cut')
    expect(box?.querySelector('.onair-about-cut')?.textContent?.length).toBeLessThanOrEqual(200)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(box).not.toHaveAttribute('data-cut')
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  })
  test('2. is complete in the server’s HTML', () => {
    expect(served({ product: shownKettle({ Description: long }) })).toHaveTextContent(long.slice(3, -4).trim())
  })
  test('3. is not cut if short', () => {
    show({ product: shownKettle() })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

describe('sections', () => {
  const Sections = [
    { TabOrder: 1, Title: 'Details' },
    { TabOrder: 2, Title: 'Care' },
  ]
  test('4. with texts, open one at a time, at first the first', () => {
    show({
      product: shownKettle({ Sections }),
      sections: [
        { tabOrder: 1, title: 'Details', html: '<p>Holds six cups</p>' },
        { tabOrder: 2, title: 'Care', html: '<p>Wipe clean</p>' },
      ],
    })
    const [first, second] = [...document.querySelectorAll('.onair-sections details')]
    expect(first).toHaveAttribute('open')
    expect(second).not.toHaveAttribute('open')
    expect(first?.getAttribute('name')).toBe(second?.getAttribute('name'))
    expect(screen.getByText('Holds six cups')).toBeVisible()
  })
  test('5. without texts, are read when opened, and again after a failure', async () => {
    const { server, user } = show({ product: shownKettle({ Sections }) })
    server.on(section, () => refusal(503, 'Away.', 'Sections'))
    await user.click(screen.getByText('Care'))
    const [, care] = [...document.querySelectorAll<HTMLDetailsElement>('.onair-sections details')]
    if (!care) throw new Error('no section')
    // jsdom fires no toggle event by itself.
    care.open = true
    act(() => void care.dispatchEvent(new Event('toggle')))
    expect(await within(care).findByText('This could not be loaded.')).toBeInTheDocument()
    server.on(section, () => ({ status: 200, body: { TabOrder: 2, Title: 'Care', Html: '<p>Wipe clean</p>' } }))
    await user.click(within(care).getByRole('button', { name: 'Try again' }))
    expect(await within(care).findByText('Wipe clean')).toBeInTheDocument()
  })
})

describe('on air', () => {
  test('6. says when it is and was on air, by the page’s clock and time zone', () => {
    const page = served({ product: shownKettle({ IsLive: false, LastAired: '2026-11-20T20:00:00-05:00' }) })
    expect(page).toHaveTextContent(/Shown tonight at 8:00\sPM in Kitchen Hour/)
    expect(page).toHaveTextContent(/Last shown yesterday at 8:00\sPM\./)
  })
  test('7. in French too', () => {
    const product = shownKettle({ language: 'fr', LastAired: '2026-11-17T20:30:00-05:00' })
    const page = served({ product }, 'fr')
    expect(page).toHaveTextContent(/Présenté ce soir à 20\sh dans L’heure cuisine/)
    expect(page).toHaveTextContent(/Dernière présentation\s: mardi à 20\sh\s30\./)
  })
  test('8. counts down to the end of the showstopper, by the channel’s clock', () => {
    vi.useFakeTimers({
      now: new Date(saturday),
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    try {
      show({ product: shownKettle(), until: '2026-11-21T15:01:02-05:00' })
      expect(screen.getByRole('timer')).toHaveTextContent('1:01:02')
      act(() => void vi.advanceTimersByTime(2000))
      expect(screen.getByRole('timer')).toHaveTextContent('1:01:00')
      act(() => void vi.advanceTimersByTime(3_660_000))
      expect(screen.queryByRole('timer')).toBeNull()
      expect(screen.getByText('Today’s offer has ended.')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('Easy Pay', () => {
  test('9. shows every payment with its day; without a province, taxes are added at checkout', () => {
    show({ product: shownKettle() })
    const plan = screen.getByText(/Today \$15\.02, then 3 × \$14\.99/).closest('details')
    if (!plan) throw new Error('no plan')
    expect(
      within(plan)
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.textContent),
    ).toEqual(['1stNov 21, 2026$15.02', '2ndDec 21, 2026$14.99', '3rdJan 20, 2027$14.99', 'FINALFeb 19, 2027$14.99'])
    expect(plan).toHaveTextContent('plus taxes and shipping')
  })
  test('10. includes the province’s taxes in the first payment if it is known', async () => {
    show({ product: shownKettle() }, { cookies: 'cartProvince=QC' })
    const plan = screen.getByText(/Today \$15\.02, then 3 × \$14\.99/).closest('details')
    if (!plan) throw new Error('no plan')
    plan.open = true
    act(() => void plan.dispatchEvent(new Event('toggle')))
    expect(await within(plan).findByText(/includes \$8\.98 of estimated taxes in Quebec/)).toBeInTheDocument()
    expect(within(plan).getByText('$24.00')).toBeInTheDocument()
    expect(within(plan).getByText(/Today \$24\.00, then 3 × \$14\.99/)).toBeVisible()
  })
})

describe('sold out', () => {
  test('11. offers to notify when it is back', async () => {
    const { server, user } = show({ product: shownKettle() })
    server.on(waitlist, () => ({ status: 202, body: undefined }))
    await user.click(screen.getByRole('radio', { name: 'Ivory, Sold out' }))
    expect(await screen.findByText('Ivory', { selector: 'form p' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /bag|Sold out/ })).toBeNull()
    expect(screen.getAllByText('Sold out', { selector: 'p' })).toHaveLength(1)
    await user.type(screen.getByLabelText(/E-mail address/), 'maya@example.com')
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }))
    expect(await screen.findByText(/We will send an e-mail to maya@example.com/)).toBeVisible()
  })
  test('12. shows refusals at the field', async () => {
    const server = aServer()
    server.on(waitlist, () => refusal(417, 'It is in stock.', 'EdpNo'))
    renderIn(aShop({ fetch: server.fetch }), <Waitlist id="w" itemNo="412305" edpNo={9003} choice="" />)
    const user = userEvent.setup()
    const field = screen.getByLabelText(/E-mail address/)
    await user.click(screen.getByRole('button'))
    expect(field).toHaveAccessibleDescription(/A valid email is required!/)
    expect(field).toHaveFocus()
    await user.type(field, 'maya@example.com')
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/It is in stock\./))
  })
})

describe('sharing', () => {
  const product = shownCardigan()
  const ivory = product.edps.find(({ styleCode }) => styleCode === 'IVO')
  function open() {
    const server = aServer()
    renderIn(aShop({ fetch: server.fetch }), <ShareDialog id="s" product={product} edp={ivory} onClose={() => {}} />)
    return { server, user: userEvent.setup() }
  }
  test('13. has the address of the chosen style to copy', async () => {
    const { user } = open()
    expect(screen.getByLabelText('Link to this item')).toHaveValue(
      `${location.origin}/pages/productdetails?nav=R:330118&style=IVO&size=XS`,
    )
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('The link was copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain('nav=R:330118')
  })
  test('14. by e-mail: shows an error at a field without a value, then sends', async () => {
    const { server, user } = open()
    const sent: unknown[] = []
    server.on(shares, ({ body }) => {
      sent.push(body)
      return { status: 202, body: undefined }
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByLabelText(/^To/)).toHaveFocus()
    expect(screen.getByText('A valid email is required!')).toBeVisible()
    await user.type(screen.getByLabelText(/^To/), 'friend@example.com')
    await user.type(screen.getByLabelText(/^Your name/), 'Maya')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Your message to friend@example.com is on its way.')).toBeVisible()
    // The shop writes the mail's text; its link opens the chosen style.
    expect(sent).toEqual([{ To: 'friend@example.com', From: 'Maya', EdpNo: ivory?.edpNo }])
  })
})

test('15. shows a message with a link if the item was withdrawn meanwhile', async () => {
  const product = shownKettle()
  const add = () => Promise.resolve({ ok: false as const, status: 410, items: [] })
  const model = productModel(product, { add })
  await model.add()
  expect(model.outcome.peek()).toEqual({ kind: 'gone' })
})

test('parts that hydrate later show a style chosen before hydration', async () => {
  const product = shownCardigan()
  const errors: unknown[] = []
  const view = (
    <ShopContext.Provider value={aShop({ fetch: aServer().fetch })}>
      <ProductView at={saturday} product={product} />
    </ShopContext.Provider>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(view)
  document.body.append(page)
  onTestFinished(() => page.remove())
  const inPage = within(page)
  const ivory = inPage.getByRole('radio', { name: /Ivory/ })
  ;(ivory as HTMLInputElement).checked = true
  await act(async () => {
    const root = hydrateRoot(page, view, { onRecoverableError: (error) => errors.push(error) })
    onTestFinished(() => act(() => root.unmount()))
    // The pressed form hydrates first, then the gallery and the price.
    fireEvent.pointerDown(inPage.getByRole('button', { name: 'Add to bag' }))
  })
  const shown = page.querySelector('.onair-gallery-strip > li:not([inert]) img')
  expect(shown).toHaveAttribute('alt', `${product.name}, Ivory`)
  expect(shown?.getAttribute('src')).toContain(product.edps.find(({ styleCode }) => styleCode === 'IVO')?.imageUrl)
  expect(errors).toEqual([])
})
