import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { shownNoReviews, shownReviews, someReviews } from '../testing/reviews.fixtures.ts'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { reviewsModel } from './reviews.model.ts'
import { Reviews, type ReviewsProps } from './reviews.tsx'

const listCall = 'GET /api/v3/{language}/products/{itemNo}/reviews'

/** Replies with pages of reviews, and records the queries. */
function answering(): TestServer & { queries: string[] } {
  const server = aServer()
  const queries: string[] = []
  const { fetch } = server
  return {
    ...server,
    queries,
    fetch(input, init) {
      const { searchParams } = new URL(String(input), 'http://shop.test')
      queries.push(searchParams.toString())
      server.on(listCall, () => ({ status: 200, body: someReviews({ page: Number(searchParams.get('page')) }) }))
      return fetch(input, init)
    },
  }
}

function show(server: TestServer, props: Partial<ReviewsProps> = {}, language: 'en' | 'fr' = 'en') {
  renderIn(aShop({ fetch: server.fetch, language }), <Reviews itemNo="412305" initial={shownReviews()} {...props} />)
  return userEvent.setup()
}

describe('reviews', () => {
  test('1. show the average, the histogram, and each review', () => {
    show(answering())
    expect(screen.getByText('4.1 out of 5 stars')).toBeInTheDocument()
    expect(screen.getByRole('meter', { name: '5 stars' })).toHaveAttribute('value', '4')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByText('1–3 of 7')).toBeVisible()
  })

  test('2. say in which language each was written', () => {
    show(answering())
    expect(screen.getByRole('heading', { name: 'Très belle bouilloire' })).toHaveAttribute('lang', 'fr-CA')
    expect(screen.getByText('Written in French')).toBeVisible()
    expect(screen.queryByText('Written in English')).toBeNull()
  })

  test('3. another page replaces the list, and its first review gets the focus', async () => {
    const server = answering()
    const user = show(server)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    expect(await screen.findByText('4–6 of 7')).toBeVisible()
    expect(screen.getAllByRole('article')[0]).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Page 3' }))
    expect(await screen.findByText('7–7 of 7')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
    expect(server.queries).toEqual(['page=2&sortKey=newest', 'page=3&sortKey=newest'])
  })

  test('4. another order starts at the first page', async () => {
    const server = answering()
    const user = show(server, { initial: shownReviews({ page: 3 }) })
    await user.selectOptions(screen.getByLabelText('Show first'), 'Lowest rated')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(server.queries).toEqual(['page=1&sortKey=lowest'])
  })

  test('5. say that they cannot be read, and can be read again', async () => {
    const user = show(answering(), { initial: null })
    expect(screen.getByText('Reviews are not available right now.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(screen.queryByText('Reviews are not available right now.')).toBeNull()
  })

  test('6. a later failure does not change the shown reviews', async () => {
    const server = aServer()
    server.on(listCall, () => refusal(503, 'Reviews are away.', 'Reviews'))
    const user = show(server)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    const alert = await screen.findByRole('alert')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    server.on(listCall, () => ({ status: 200, body: someReviews({ page: 2 }) }))
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('4–6 of 7')).toBeVisible()
  })

  test('7. invite the first review', () => {
    show(answering(), { initial: shownNoReviews() }, 'fr')
    expect(screen.getByText(/Personne n’a encore donné son avis/)).toBeVisible()
    expect(screen.queryByRole('meter')).toBeNull()
  })

  test('8. are read if there is no first page', async () => {
    show(answering(), { initial: undefined })
    expect(screen.getByText('Loading reviews…')).toBeInTheDocument()
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })

  test('9. have no inline style in the server’s HTML', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <Reviews itemNo="412305" initial={shownReviews()} />
      </ShopContext.Provider>,
    )
    expect(page.querySelector('[style]')).toBeNull()
    expect(page.querySelector('#reviews article')).not.toBeNull()
  })
})

describe('reading another page', () => {
  test('10. drops an outdated reply', async () => {
    const answers: ((reviews: ReturnType<typeof shownReviews>) => void)[] = []
    const list = () =>
      new Promise<{ ok: true; value: ReturnType<typeof shownReviews> }>((resolve) => {
        answers.push((value) => resolve({ ok: true, value }))
      })
    const model = reviewsModel({ list }, '412305', shownReviews())
    const first = model.sortBy('lowest')
    const second = model.sortBy('highest')
    answers[1]?.(shownReviews({ page: 3 }))
    answers[0]?.(shownReviews({ page: 2 }))
    await Promise.all([first, second])
    expect(model.shown.peek()?.paging.currentPage).toBe(3)
    expect(model.loading.peek()).toBe(false)
  })
  test('11. does not read a page below 1 or the present one; one beyond the last is the last', async () => {
    const asked: (number | undefined)[] = []
    const list = (_: string, query: { page?: number } = {}) => {
      asked.push(query.page)
      return Promise.resolve({ ok: true as const, value: shownReviews({ page: query.page }) })
    }
    const model = reviewsModel({ list }, '412305', shownReviews())
    await model.goTo(0)
    await model.goTo(1)
    await model.goTo(99)
    expect(asked).toEqual([3])
  })
  test('12. works without JavaScript: order and page are links to the product’s page', () => {
    renderIn(aShop(), <Reviews itemNo="412305" initial={shownReviews()} sort="lowest" />)
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/pages/productdetails?nav=R:412305&reviewPage=2&reviewSort=lowest#reviews',
    )
    expect(screen.getByLabelText('Show first')).toHaveValue('lowest')
    expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/pages/writereview?pr_page_id=412305',
    )
  })
})
