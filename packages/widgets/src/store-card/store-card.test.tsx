import { draftOf } from '@onair/core/store-card'
import { memoryStorage } from '@onair/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { isPreact } from '../testing/renderer.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import {
  aDecision,
  afterwards,
  anApplicant,
  aState,
  declined,
  inReview,
  questionsIn,
  shownState,
  typedForm,
} from '../testing/store-card.fixtures.ts'
import { StoreCard, type StoreCardProps } from './store-card.tsx'
import { StoreCardOfCustomer } from './store-card-of-customer.tsx'

const call = '/api/v2/{language}/accounts/{edp}/onaircreditcardapplication' as const
const key = 'storeCreditCardApplication'

function show(props: Partial<StoreCardProps> = {}, { local = memoryStorage(), language = 'en' as 'en' | 'fr' } = {}) {
  const server = aServer()
  const sent: Record<string, unknown>[] = []
  const keys: (string | null)[] = []
  server.on(`POST ${call}`, ({ body, headers }) => {
    sent.push(body)
    keys.push(headers.get('idempotency-key'))
    return { status: 201, body: aDecision() }
  })
  const shop = aShop({
    fetch: server.fetch,
    cookies: memberCookie,
    base: 'http://shop.test',
    storage: { local },
    language,
  })
  const view = renderIn(
    shop,
    <StoreCard state={shownState()} questions={questionsIn(language)} account={anApplicant} {...props} />,
  )
  return { server, sent, keys, local, view, user: userEvent.setup() }
}
/** A full storage. */
const fullStorage = () => ({
  ...memoryStorage(),
  setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  },
})
type User = ReturnType<typeof userEvent.setup>
const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const goOn = (user: User) => press(user, 'Continue')
/** A step with its fields, which load later than the first step's. */
const step = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 })
  await screen.findByRole('button', { name: /^(Continue|Send the application)$/ })
  return heading
}
const type = async (user: User, label: RegExp, text: string) => {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}

async function fillHome(user: User) {
  await type(user, /^Years at this address/, '4')
  await user.selectOptions(screen.getByLabelText(/^How do you live/), 'I rent')
  await type(user, /^Monthly housing payment/, '1,200')
  await user.selectOptions(screen.getByLabelText(/^What do you do for a living/), 'Employed full-time')
  await type(user, /^Yearly income/, '52,000')
}
async function fillSecurity(user: User) {
  await type(user, /^Date of birth/, '1985/3/7')
  await user.selectOptions(screen.getByLabelText(/^Question/), 'What was the name of your first pet?')
  await type(user, /^Answer/, 'Léo')
  await user.click(screen.getByLabelText(/^What I stated is true/))
}
async function fillAll(user: User) {
  await goOn(user)
  await step('Home and income')
  await fillHome(user)
  await goOn(user)
  await step('Security and consent')
  await fillSecurity(user)
  await goOn(user)
  await step('Review')
}

describe('the application for the store card', () => {
  test('1. begins with the account’s values, and goes step by step to the decision', async () => {
    const { user, sent } = show()
    expect(screen.getByText('Step 1 of 4')).toBeVisible()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Maya')
    expect(screen.queryByText(/carrier/)).toBeNull()
    await fillAll(user)
    expect(screen.getByRole('region', { name: 'Home and income' })).toHaveTextContent('128 Rideau Street')
    expect(screen.getByRole('region', { name: 'Home and income' })).toHaveTextContent('$52,000.00')
    expect(screen.getByRole('region', { name: 'Security and consent' })).toHaveTextContent('March 7, 1985')
    await press(user, 'Send the application')
    const heading = await screen.findByRole('heading', { name: 'Your Onair Card is approved' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getByText('Onair Card ending in 0042')).toBeVisible()
    expect(screen.getByText('$2,600.00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your payment cards' })).toHaveAttribute(
      'href',
      'http://shop.test/pages/myaccount/paymentcards',
    )
    expect(sent).toEqual([
      {
        FirstName: 'Maya',
        LastName: 'Tremblay',
        Phone: expect.any(String),
        Email: 'maya@example.com',
        Address: {
          Address1: '128 Rideau Street',
          Address2: expect.any(String),
          City: 'Ottawa',
          Province: 'ON',
          ZipCode: 'K1N 5X4',
        },
        YearsAtAddress: 4,
        HousingStatus: 'Rent',
        MonthlyHousingPayment: 1200,
        EmploymentStatus: 'FullTime',
        AnnualIncome: 52_000,
        DateOfBirth: '1985-03-07',
        SecurityQuestionId: 'first-pet',
        Answer: 'Léo',
        Consent: true,
      },
    ])
  })

  test('2. lists errors in a summary that takes the focus, and links to each field', async () => {
    const { user } = show({ account: { ...anApplicant, firstName: '', email: 'maya@' } })
    await goOn(user)
    const summary = await screen.findByRole('region', { name: 'Please correct 2 fields' })
    expect(summary).toHaveFocus()
    expect(screen.getByLabelText(/^First name/)).toBeInvalid()
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('A valid email is required!')
    await user.click(within(summary).getByRole('link', { name: 'E-mail – A valid email is required!' }))
    expect(screen.getByLabelText(/^E-mail/)).toHaveFocus()
  })

  test('3. focuses each step’s heading, and keeps typed values when going back', async () => {
    const { user } = show()
    await goOn(user)
    await waitFor(async () => expect(await step('Home and income')).toHaveFocus())
    await type(user, /^Yearly income/, '52,000')
    await press(user, 'Back')
    await step('About you')
    await goOn(user)
    expect(screen.getByLabelText(/^Yearly income/)).toHaveValue('52,000')
  })

  test('4. names each field that is missing or impossible, including 32 February', async () => {
    const { user } = show()
    await goOn(user)
    await step('Home and income')
    await goOn(user)
    const summary = await screen.findByRole('region', { name: /Please correct/ })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Years at this address – Enter the years at this address as a whole number, 0 for less than one.',
      'How do you live? – Choose how you live.',
      'Monthly housing payment – Enter your monthly housing payment in dollars, such as 1,200.',
      'What do you do for a living? – Choose what you do for a living.',
      'Yearly income before taxes – Enter your yearly income in dollars, such as 52,000.',
    ])
    await fillHome(user)
    await goOn(user)
    await step('Security and consent')
    await fillSecurity(user)
    await type(user, /^Date of birth/, '1985-02-32')
    await goOn(user)
    expect(screen.getByLabelText(/^Date of birth/)).toHaveAccessibleDescription(/Enter your date of birth as year/)
    const { getFullYear } = Date.prototype
    await type(user, /^Date of birth/, `${getFullYear.call(new Date()) - 10}-01-01`)
    await goOn(user)
    expect(screen.getByLabelText(/^Date of birth/)).toHaveAccessibleDescription(/You have to be 18/)
  })

  test('5. returns to the review after a change from there', async () => {
    const { user } = show()
    await fillAll(user)
    await press(user, 'Change – About you')
    await step('About you')
    await type(user, /^First name/, 'Noor')
    await goOn(user)
    await step('Review')
    expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('Noor Tremblay')
  })
})

describe('the draft in the browser', () => {
  const stored = (local: Pick<Storage, 'getItem'>) => local.getItem(key) ?? ''

  test('1. never contains the date of birth, the income or the answer, and is removed after the decision', async () => {
    const { user, local } = show()
    await fillAll(user)
    expect(stored(local)).toContain('1,200')
    expect(stored(local)).not.toMatch(/1985|52,000|Léo|consent/)
    await press(user, 'Send the application')
    await screen.findByRole('heading', { name: 'Your Onair Card is approved' })
    expect(stored(local)).toBe('')
  })

  test('2. continues after a reload at the first step with something to fill in', async () => {
    const local = memoryStorage()
    local.setItem(key, JSON.stringify(draftOf({ ...typedForm, firstName: 'Noor' }, 7, new Date())))
    const { user } = show({}, { local })
    await step('Home and income')
    expect(screen.getByText(/continues where you left it/)).toBeVisible()
    expect(screen.getByLabelText(/^Monthly housing payment/)).toHaveValue('1,200')
    expect(screen.getByLabelText(/^Yearly income/)).toHaveValue('')
    await press(user, 'Back')
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Noor')
  })

  test.each([
    ['another customer’s', JSON.stringify(draftOf(typedForm, 8, new Date()))],
    ['not JSON', '{"edp":7'],
    ['of another kind', '"constructor"'],
    ['10 kB', JSON.stringify({ edp: 7, at: new Date().toISOString(), fields: { firstName: 'x'.repeat(10_000) } })],
  ])('3. is not believed when it is %s', (_, text) => {
    const local = memoryStorage()
    local.setItem(key, text)
    show({}, { local })
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Maya')
  })

  test('4. may be impossible to store: the application says so, and continues', async () => {
    const { user } = show({}, { local: fullStorage() })
    await type(user, /^First name/, 'Noor')
    expect(await screen.findByText(/This browser cannot keep your application/)).toBeVisible()
    await fillAll(user)
    await press(user, 'Send the application')
    expect(await screen.findByRole('heading', { name: 'Your Onair Card is approved' })).toBeVisible()
  })
})

describe('sending', () => {
  test('1. shows the server’s reason at its field, in its step', async () => {
    const { user, server } = show()
    server.on(`POST ${call}`, () => refusal(400, 'This postal code is not real.', 'Address.ZipCode'))
    await fillAll(user)
    await press(user, 'Send the application')
    await step('Home and income')
    expect(screen.getByLabelText(/^Postal code/)).toHaveAccessibleDescription('This postal code is not real.')
  })

  test('2. succeeds at the second attempt with the same key, after the credit service was unavailable', async () => {
    const { user, server, keys } = show()
    let away = true
    server.on(`POST ${call}`, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      if (!away) return { status: 201, body: aDecision() }
      away = false
      return refusal(503, 'The credit service does not answer just now.', 'CreditService')
    })
    await fillAll(user)
    await press(user, 'Send the application')
    expect(await screen.findByRole('alert')).toHaveTextContent('The credit service does not answer just now.')
    await press(user, 'Send the application')
    await screen.findByRole('heading', { name: 'Your Onair Card is approved' })
    expect(new Set(keys).size).toBe(1)
  })

  test('3. keeps typed values while the shop is unreachable', async () => {
    const { user, server } = show()
    await fillAll(user)
    server.reachable(false)
    await press(user, 'Send the application')
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here')
  })

  test('4. shows the decision of another tab', async () => {
    const { user, server } = show()
    server.on(`POST ${call}`, () => refusal(417, 'You have an Onair Card already.', 'Application'))
    server.on(`GET ${call}`, () => ({ status: 200, body: afterwards(inReview) }))
    await fillAll(user)
    await press(user, 'Send the application')
    expect(await screen.findByRole('heading', { name: 'Your application is in review' })).toBeVisible()
  })

  test('5. happens once, even if the button is pressed several times', async () => {
    const { user, server, sent } = show()
    await fillAll(user)
    const delayed = server.delayReplies()
    await press(user, 'Send the application')
    await press(user, 'Being decided…')
    delayed.release()
    await screen.findByRole('heading', { name: 'Your Onair Card is approved' })
    expect(sent).toHaveLength(1)
  })
})

describe('a returning customer', () => {
  test.each([
    ['Your Onair Card is approved', afterwards(aDecision())],
    ['Your application is in review', afterwards(inReview)],
    ['We could not approve your application', afterwards(declined)],
    ['Your application is being decided', afterwards({ ...inReview, Decision: null })],
  ])('1. sees: %s', (title, state) => {
    show({ state: shownState(state) })
    expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(screen.getByText(/1-800-555-0100/)).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  test('2. is told about the right to ask for reasons after a decline', () => {
    show({ state: shownState(afterwards(declined)) })
    expect(screen.getByText(/Within 60 days you may ask us which information it rests on/)).toBeVisible()
  })

  test('3. can apply again once the server says so', () => {
    const { Application } = afterwards(declined)
    show({ state: shownState(aState({ Application })) })
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  })

  test('4. is told why they cannot apply before typing anything', () => {
    show({ state: shownState(aState({ WhyNot: { Message: 'Please call us.', Area: 'AccountOnHold' } })) })
    expect(screen.getByText('Please call us.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('5. is told so in French', () => {
    show({ state: shownState(afterwards(aDecision())) }, { language: 'fr' })
    expect(screen.getByText('Carte Onair se terminant par 0042')).toBeVisible()
    expect(screen.getByText(/2\s600,00\s\$/)).toBeVisible()
  })
})

// In jsdom, preact/compat behaves as in a browser, where it leaves out the contents of a <noscript>.
test.skipIf(isPreact)('without JavaScript the page says what happens', () => {
  const html = renderToString(
    <ShopContext.Provider value={aShop({ cookies: memberCookie })}>
      <StoreCard state={shownState()} questions={questionsIn()} account={anApplicant} />
    </ShopContext.Provider>,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('noscript')?.textContent).toMatch(/needs JavaScript.*1-800-555-0100/)
})

test('on another site’s page it reads its own data', async () => {
  const server = aServer()
  server.on(`GET ${call}`, () => ({ status: 200, body: afterwards(inReview) }))
  server.on('GET /api/v2/{language}/onaircreditcardapplicationsecurityquestions', () => ({
    status: 200,
    body: { Questions: [] },
  }))
  server.on('GET /api/v2/{language}/accounts/{edp}', () => ({
    status: 200,
    body: { FirstName: 'Maya', LastName: 'Tremblay', Email: 'maya@example.com', CustomerNo: '7', BillingAddress: null },
  }))
  renderIn(aShop({ fetch: server.fetch, cookies: memberCookie, base: 'http://shop.test' }), <StoreCardOfCustomer />)
  expect(await screen.findByRole('heading', { name: 'Your application is in review' })).toBeVisible()
})

test('the card’s costs show above the application and above the consent to the credit check', () => {
  const costs = () => within(screen.getByRole('region', { name: 'What the card costs' }))
  show()
  expect(costs().getByText('28.9%')).toBeVisible()
  expect(costs().getByText(/^25 days: no interest/)).toBeVisible()
  expect(costs().getByText('$35.00')).toBeVisible()
  document.body.replaceChildren()
  show({}, { language: 'fr' })
  expect(screen.getByRole('region', { name: 'Ce que coûte la carte' })).toHaveTextContent(/28,9\s%.*35,00\s\$/)
})
