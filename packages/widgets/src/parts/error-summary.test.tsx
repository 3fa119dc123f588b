import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Choice } from './choice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'

type Errors = { city?: string; way?: string; agreed?: string }

function AForm({ errors, language = 'en' }: { errors: Errors | undefined; language?: 'en' | 'fr' }) {
  return (
    <form>
      <ErrorSummary id="errors" language={language} errors={errors} />
      <Field id="city" label="City" required error={errors?.city} />
      <Field id="more" label="Line 2" optionalText="optional" />
      <Choice
        id="way"
        legend="Way"
        name="way"
        options={[
          { value: 'land', label: 'Land' },
          { value: 'sea', label: 'Sea' },
        ]}
        error={errors?.way}
      />
      <Checkbox id="agreed" label="I agree" error={errors?.agreed} />
    </form>
  )
}
const all: Errors = { city: 'Please fill this in.', way: 'Please choose.', agreed: 'Please agree.' }
const summary = () => screen.queryByRole('region')

describe('the error summary of a form', () => {
  test('1. lists each invalid field in the order of the form, by its label and error, and takes the focus', () => {
    render(<AForm errors={all} />)
    expect(summary()).toHaveAccessibleName('Please correct 3 fields')
    expect(summary()).toHaveFocus()
    const links = within(summary() as HTMLElement).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'City – Please fill this in.',
      'Way – Please choose.',
      'I agree – Please agree.',
    ])
  })

  test('2. links to each field, in a group to its first button', async () => {
    render(<AForm errors={all} />)
    await userEvent.click(screen.getByRole('link', { name: /^City/ }))
    expect(screen.getByLabelText(/^City/)).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: /^Way/ }))
    expect(screen.getByRole('radio', { name: 'Land' })).toHaveFocus()
  })

  test('3. is absent without errors and with one error, whose field takes the focus', () => {
    const { rerender } = render(<AForm errors={{ city: 'Please fill this in.' }} />)
    expect(summary()).toBeNull()
    expect(screen.getByLabelText(/^City/)).toHaveFocus()
    screen.getByLabelText('I agree').focus()
    rerender(<AForm errors={{}} />)
    expect(summary()).toBeNull()
    expect(screen.getByLabelText('I agree')).toHaveFocus()
  })

  test('4. takes the focus again only when the form is checked again', () => {
    const { rerender } = render(<AForm errors={all} />)
    screen.getByLabelText(/^City/).focus()
    rerender(<AForm errors={all} />)
    expect(screen.getByLabelText(/^City/)).toHaveFocus()
    rerender(<AForm errors={{ ...all }} />)
    expect(summary()).toHaveFocus()
  })

  test('5. speaks French', () => {
    render(<AForm errors={all} language="fr" />)
    expect(summary()).toHaveAccessibleName('Veuillez corriger 3 champs')
  })
})
