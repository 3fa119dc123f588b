import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { WriteReview } from './write-review.tsx'

const write = 'POST /api/v3/{language}/products/{itemNo}/reviews'
const signedIn = `userToken=${encodeURIComponent(JSON.stringify({ Token: 't', Edp: 7 }))}`

function show(options: Parameters<typeof aShop>[0] = {}) {
  const server = aServer()
  const onWritten = vi.fn()
  renderIn(
    aShop({ fetch: server.fetch, cookies: signedIn, ...options }),
    <WriteReview itemNo="412305" name="Kettle" imageUrl="p/kettle-red-0" onWritten={onWritten} />,
  )
  return { server, onWritten, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: '4 stars: very good' }))
  await user.type(screen.getByLabelText(/^Headline/), ' Pours well ')
  await user.type(screen.getByLabelText(/^Your review/), 'Every morning.')
  await user.type(screen.getByLabelText(/^Nickname/), 'Maya')
}

describe('writing a review', () => {
  test('1. sends what was written, thanks, and tells the page', async () => {
    const { server, onWritten, user } = show()
    const sent: unknown[] = []
    server.on(write, ({ body }) => {
      sent.push(body)
      return { status: 201, body: { Id: '1', ...body } }
    })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Post review' }))
    const thanks = await screen.findByRole('heading', { name: 'Thank you for your review.' })
    expect(sent).toEqual([{ Rating: 4, Headline: 'Pours well', Comments: 'Every morning.', Nickname: 'Maya' }])
    expect(onWritten).toHaveBeenCalledExactlyOnceWith({ itemNo: '412305', rating: 4 })
    await waitFor(() => expect(thanks).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Back to the item' })).toHaveAttribute(
      'href',
      '/pages/productdetails?nav=R:412305',
    )
  })
  test('2. shows an error at each missing field, and focuses the first', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Post review' }))
    expect(screen.getByText('Please choose a number of stars.')).toBeVisible()
    expect(screen.getByRole('radio', { name: '1 star: poor' })).toHaveFocus()
    for (const field of [/^Headline/, /^Your review/, /^Nickname/]) {
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(/Please fill this in\./)
    }
  })
  test('3. a refusal is the server’s own sentence, and nothing that was written is lost', async () => {
    const { server, user } = show()
    server.on(write, () => refusal(417, 'Please leave out addresses.', 'Comments'))
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Post review' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please leave out addresses.')
    expect(screen.getByLabelText(/^Your review/)).toHaveValue('Every morning.')
  })
  test('4. so it is when the shop is away', async () => {
    const { server, user } = show()
    server.reachable(false)
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Post review' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here')
  })
  test('5. an anonymous shopper is asked to sign in', () => {
    show({ cookies: '', language: 'fr' })
    expect(screen.getByRole('link', { name: 'Ouvrir une session' })).toHaveAttribute(
      'href',
      '/pages/writereview?pr_page_id=412305',
    )
  })
  test('6. the server’s HTML is a form that posts by itself, without inline styles', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop({ cookies: signedIn })}>
        <WriteReview itemNo="412305" posted="refused" />
      </ShopContext.Provider>,
    )
    const form = page.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/reviews/write'])
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['itemNo', 'headline', 'comments', 'nickname'])
    expect(page.querySelector('[style]')).toBeNull()
    expect(page).toHaveTextContent('Your review was not taken.')
  })
})
