import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useAddressLookup } from '../kit/hooks/use-address-lookup.ts'
import { useShop } from '../kit/shop.tsx'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressProblems, emptyAddress, readAddress } from './address-values.ts'

const find = 'GET /api/v2/{language}/addresslookup/find'
const retrieve = 'GET /api/v2/{language}/addresslookup/retrieve'
const house = { Id: 'B1', Text: '70 Rue Frontenac', Description: 'Montréal, QC, H6M 0L2', Next: 'Retrieve' }
const street = { Id: 'S1', Text: 'Rue Frontenac', Description: 'Montréal, QC - 237 Adresses', Next: 'Find' }
const whole = {
  Language: 'ENG',
  Line1: '70 Frontenac St',
  Line2: '',
  City: 'Montréal',
  ProvinceCode: 'QC',
  PostalCode: 'H6M 0L2',
}

function Form({ onSend }: { onSend: (values: unknown) => void }) {
  const { language } = useShop()
  const lookup = useAddressLookup()
  const [errors, setErrors] = useState<AddressProblems>({})
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(readAddress(new FormData(event.currentTarget)))
        setErrors({ city: 'required', zipCode: 'postalCodeProvince', phone: { message: 'Not this one.' } })
      }}
    >
      <AddressFields
        id="a"
        language={language}
        defaults={emptyAddress('ON')}
        errors={errors}
        use="billing"
        lookup={lookup}
      />
      <button type="submit">Send</button>
    </form>
  )
}

function open(language: 'en' | 'fr' = 'en') {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = aServer()
  const asked: string[] = []
  server.on(find, ({ query }) => {
    asked.push(query.toString())
    return { status: 200, body: { Items: query.has('LastId') ? [house] : [street, house] } }
  })
  server.on(retrieve, () => ({
    status: 200,
    body: { Items: [whole, { ...whole, Language: 'FRE', Line1: '70 Rue Frontenac' }] },
  }))
  const onSend = vi.fn()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderIn(aShop({ language, fetch: server.fetch }), <Form onSend={onSend} />)
  const pause = () => act(() => vi.advanceTimersByTimeAsync(300))
  const types = async (text: string) => {
    await user.type(line(), text)
    await pause()
  }
  return { server, user, asked, onSend, settle: pause, types }
}
const line = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^(Address line 1|Adresse, ligne 1)/ })
const suggestions = () => screen.queryByRole('listbox', { name: /^(Suggested|Adresses)/ })
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const active = () => document.getElementById(line().getAttribute('aria-activedescendant') ?? '')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the fields of an address', () => {
  test('1. suggest addresses from the first character, and say how many', async () => {
    const { types, asked } = open()
    expect(line()).toHaveAccessibleDescription(/We suggest addresses as you type\.$/)
    expect(line()).toHaveAttribute('placeholder', 'Start typing your address')
    await types('7')
    expect(asked).toEqual(['SearchTerm=7'])
    expect(line()).toHaveAttribute('aria-expanded', 'true')
    const list = screen.getByRole('listbox', { name: 'Suggested addresses' })
    expect(line()).toHaveAttribute('aria-controls', list.id)
    expect(within(list).getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('status')).toHaveTextContent('2 suggested addresses')
  })

  test('2. a container opens by keyboard, the address fills the fields in, and the focus goes on', async () => {
    const { types, user, settle: pause, asked } = open('fr')
    await types('frontenac')
    await user.keyboard('{ArrowDown}{Enter}')
    await pause()
    expect(asked[1]).toBe('SearchTerm=frontenac&LastId=S1')
    expect(active()).toHaveTextContent('70 Rue Frontenac')
    expect(line()).toHaveFocus()
    await user.keyboard('{Enter}')
    await pause()
    expect(line()).toHaveValue('70 Rue Frontenac')
    expect([input('city')?.value, input('province')?.value, input('zipCode')?.value]).toEqual([
      'Montréal',
      'QC',
      'H6M 0L2',
    ])
    expect(input('address2')).toHaveFocus()
    expect(suggestions()).toBeNull()
  })

  test('3. a click picks; a typed second line stays, and the focus goes to the first empty field', async () => {
    const { types, user, settle: pause } = open()
    await user.type(screen.getByLabelText(/^Address line 2/), 'Unit 4')
    await types('70')
    await user.click(screen.getByRole('option', { name: /^70 Rue/ }))
    await pause()
    expect(line()).toHaveValue('70 Frontenac St')
    expect(input('address2')).toHaveValue('Unit 4')
    expect(input('phone')).toHaveFocus()
  })

  test('4. typed values are not overwritten by the address that is loading', async () => {
    const { server, types, user, settle: pause } = open()
    await types('70')
    const delayed = server.delayReplies()
    await user.click(screen.getByRole('option', { name: /^70 Rue/ }))
    await user.type(screen.getByLabelText(/^City/), 'Laval')
    delayed.release()
    await pause()
    expect(input('city')).toHaveValue('Laval')
    expect(input('zipCode')).toHaveValue('H6M 0L2')
    expect(input('city')).toHaveFocus()
  })

  test('5. Escape and Tab close the list and keep the text', async () => {
    const { types, user } = open()
    await types('70')
    await user.keyboard('{Escape}')
    expect(line()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowDown}')
    expect(line()).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(input('address2')).toHaveFocus()
    expect(suggestions()).toBeNull()
    expect(line()).toHaveValue('70')
  })

  test('6. autofill opens no list', async () => {
    const { asked, settle: pause } = open()
    const fill = (event: Event) => {
      line().value = '12 Main St'
      fireEvent(line(), event)
    }
    fill(new Event('input', { bubbles: true }))
    fill(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
    await pause()
    expect(asked).toEqual([])
    expect(line()).toHaveAttribute('autocomplete', 'billing address-line1')
  })

  test('7. an unavailable look-up does not block the form; an unreadable address shows a message', async () => {
    const { server, types, user, settle: pause } = open()
    server.on(find, () => refusal(503, 'Away.', 'AddressLookup'))
    await types('7')
    expect(line()).toHaveAttribute('aria-expanded', 'false')
    server.on(find, () => ({ status: 200, body: { Items: [house] } }))
    server.on(retrieve, () => refusal(429, 'Too many.', 'Requests'))
    await types('0')
    await user.keyboard('{ArrowDown}{Enter}')
    await pause()
    expect(line()).toHaveValue('70')
    expect(line()).toHaveAccessibleDescription('This address could not be filled in. Please type it.')
  })

  test('8. show errors until the field is edited; another province also clears the postal code’s error', async () => {
    const { user, onSend } = open()
    await user.type(screen.getByLabelText(/^First name/), 'Léa')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ ...emptyAddress('ON'), firstName: 'Léa' })
    expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/Not this one\./)
    expect(screen.getByLabelText(/^Postal code/)).toHaveAttribute('aria-invalid', 'true')
    await user.selectOptions(screen.getByLabelText(/^Province/), 'QC')
    expect(screen.getByLabelText(/^Postal code/)).not.toHaveAttribute('aria-invalid')
    expect(screen.getByLabelText(/^City/)).toHaveAttribute('aria-invalid', 'true')
    await user.type(screen.getByLabelText(/^City/), 'L')
    expect(screen.getByLabelText(/^City/)).not.toHaveAttribute('aria-invalid')
  })

  test('9. recognise a post office box', async () => {
    const { types } = open()
    await types('PO Box 12')
    expect(line()).toHaveAccessibleDescription(/PO box/)
  })
})
