import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Choice } from './choice.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import * as icons from './icons.ts'
import { Notice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { Picture } from './picture.tsx'
import { Amount, Price } from './price.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { Select } from './select.tsx'
import { Stars } from './stars.tsx'

describe('a button', () => {
  test('1. that is busy stays focusable and does nothing', async () => {
    const click = vi.fn()
    const submit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button busy type="submit" onClick={click}>
          Add
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Add' })
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect([click, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  test('2. with an icon only has a name all the same', () => {
    render(
      <Button icon={icons.close} iconOnly>
        Close
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button')
  })
})

describe('a price', () => {
  test('3. is read once as plain text, and shown with raised cents', () => {
    const { container } = render(<Amount cents={123456} language="en" />)
    expect(screen.getByText('$1,234.56')).toHaveClass('onair-hidden')
    expect([...container.querySelectorAll('sup')].map((raised) => raised.textContent)).toEqual(['$', '.', '56'])
  })

  test('4. is in French order in French', () => {
    const { container } = render(<Amount cents={123456} language="fr" />)
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('1 234,56 $')
  })

  test.each([
    ['the same', { price: 100, was: 100 }, 0],
    ['none', { price: 100, was: null }, 0],
    ['another', { price: 100, was: 200 }, 1],
    ['another range', { price: null, range: { min: 100, max: 200 }, wasRange: { min: 100, max: 300 } }, 1],
  ])('5. shows the old price only when it was %s', (_, prices, shown) => {
    const { container } = render(<Price language="en" {...prices} />)
    expect(container.querySelectorAll('s')).toHaveLength(shown)
  })

  test('6. names the Easy Pay payments, in both languages', () => {
    render(<Price language="en" price={6000} easyPayment={{ count: 3, first: 2000, each: 2000 }} />)
    render(<Price language="fr" price={6000} easyPayment={{ count: 3, first: 2000, each: 2000 }} />)
    expect(screen.getByText('or 3 × $20.00 Easy Pay')).toBeInTheDocument()
    expect(screen.getByText('ou 3 Paiements faciles de 20,00 $')).toBeInTheDocument()
  })
})

describe('fields', () => {
  test('7. have a label, a hint and an error that screen readers find', () => {
    render(
      <Field
        id="code"
        label="Postal code"
        hint="Six characters"
        error="Not a postal code"
        required
        defaultValue="H2"
      />,
    )
    const field = screen.getByRole('textbox', { name: /^Postal code/ })
    expect(field).toBeRequired()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Not a postal code Six characters')
  })

  test('8. keep typed text when the page renders again', async () => {
    const { rerender } = render(<Field id="name" label="Name" defaultValue="" />)
    await userEvent.type(screen.getByRole('textbox'), 'Rosalie')
    rerender(<Field id="name" label="Name" defaultValue="" error="Too short" />)
    expect(screen.getByRole('textbox')).toHaveValue('Rosalie')
  })

  test('9. include a select and a checkbox with labels', async () => {
    render(
      <>
        <Select
          id="province"
          label="Province"
          defaultValue="QC"
          options={[
            { value: 'ON', label: 'Ontario' },
            { value: 'QC', label: 'Québec' },
          ]}
        />
        <Checkbox id="stay" label="Keep me signed in" name="remember" />
      </>,
    )
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('QC')
    await userEvent.click(screen.getByText('Keep me signed in'))
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  test('10. include a choice, which is a group with a question', async () => {
    const change = vi.fn()
    render(
      <Choice
        id="method"
        legend="Shipping"
        name="method"
        defaultValue="slow"
        onChange={change}
        options={[
          { value: 'slow', label: 'Slow' },
          { value: 'quick', label: 'Quick', note: '$5' },
        ]}
      />,
    )
    const group = screen.getByRole('group', { name: 'Shipping' })
    expect(within(group).getByRole('radio', { name: 'Slow' })).toBeChecked()
    await userEvent.click(within(group).getByRole('radio', { name: /Quick/ }))
    expect(change).toHaveBeenCalledExactlyOnceWith('quick')
  })
})

describe('the quantity', () => {
  const stepper = (value: number, onChange = vi.fn()) => {
    render(<QuantityStepper language="fr" label="Quantité" value={value} max={5} onChange={onChange} />)
    return onChange
  }

  test('11. goes up and down by one, within its bounds', async () => {
    const change = stepper(5)
    expect(screen.getByRole('button', { name: 'Un de plus' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Un de moins' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(4)
  })

  test('11a. keeps its value while the wheel scrolls the page, and takes a value typed before', async () => {
    const change = stepper(2)
    const field = screen.getByRole('spinbutton', { name: 'Quantité' })
    await userEvent.clear(field)
    await userEvent.type(field, '4')
    // A browser changes the number only while its field has the focus.
    fireEvent.wheel(field, { deltaY: -100 })
    expect(field).not.toHaveFocus()
    expect(change).toHaveBeenCalledExactlyOnceWith(4)
  })

  test.each([
    ['3', 3],
    ['99', 5],
    ['0', 1],
    ['-4', 1],
  ])('12. typed %s is %i', async (typed, expected) => {
    const change = stepper(2)
    const field = screen.getByRole('spinbutton', { name: 'Quantité' })
    await userEvent.clear(field)
    await userEvent.type(field, `${typed}{Enter}`)
    expect(change).toHaveBeenCalledExactlyOnceWith(expected)
  })

  test('13. an invalid typed value changes nothing', async () => {
    const change = stepper(2)
    const field = screen.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.tab()
    expect(field).toHaveValue(2)
    expect(change).not.toHaveBeenCalled()
  })
})

describe('the pager', () => {
  test('14. has seven slots, marks the page, and links to others', async () => {
    const go = vi.fn()
    render(<Pager language="en" page={7} totalPages={24} href={(page) => `?page=${page}`} onPage={go} />)
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(7)
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('7')
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=8')
    await userEvent.click(screen.getByRole('link', { name: 'Page 24' }))
    await userEvent.click(screen.getByRole('link', { name: 'Page 7' }))
    expect(go.mock.calls).toEqual([[24]])
  })

  test('15. has no link back on the first page, none onwards on the last, and is absent for one page', () => {
    const { rerender } = render(<Pager language="en" page={1} totalPages={2} href={String} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
    rerender(<Pager language="en" page={2} totalPages={2} href={String} />)
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
    rerender(<Pager language="en" page={1} totalPages={1} href={String} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

test('16. a dialog has its title’s name, closes by its button, and calls back', async () => {
  const close = vi.fn()
  render(
    <Dialog id="d" open title="Sure?" closeText="Close" onClose={close}>
      Really
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Sure?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

test('16b. a dialog that is removed is closed first, so that the focus returns, and does not call back', () => {
  const close = vi.fn()
  const { unmount } = render(
    <Dialog id="d" open title="Sure?" closeText="Close" onClose={close}>
      Really
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog') as HTMLDialogElement
  unmount()
  expect(dialog.open).toBe(false)
  expect(close).not.toHaveBeenCalled()
})

test('17. a picture reserves its space, and names three formats at three widths', () => {
  const { container } = render(<Picture base="/images/" name="s/kitchen-0" alt="A kitchen" shape="wide" />)
  const picture = screen.getByRole('img', { name: 'A kitchen' })
  expect(picture).toHaveAttribute('src', '/images/s/kitchen-0?impolicy=M&format=jpeg')
  expect([picture.getAttribute('width'), picture.getAttribute('height'), picture.getAttribute('loading')]).toEqual([
    '960',
    '540',
    'lazy',
  ])
  expect(
    [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset.split(', ').length]),
  ).toEqual([
    ['image/avif', 3],
    ['image/webp', 3],
  ])
})

test('18. stars are read as a sentence, with a decimal comma in French', () => {
  render(<Stars rating={4.4} count={1200} language="fr" />)
  expect(screen.getByText('4,4 étoiles sur 5')).toBeInTheDocument()
  expect(screen.getByText(/1200 avis/)).toBeInTheDocument()
})

test('19. a notice does not interrupt a screen reader, unless it is bad', () => {
  render(
    <>
      <Notice kind="warn">Slow</Notice>
      <Notice kind="bad">Declined</Notice>
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Slow')
  expect(screen.getByRole('alert')).toHaveTextContent('Declined')
})
