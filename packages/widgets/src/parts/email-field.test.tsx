import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { EmailField } from './email-field.tsx'

const enter = async (typed: string, language: 'en' | 'fr' = 'en') => {
  const onInput = vi.fn()
  const user = userEvent.setup()
  render(
    <form onInput={(event) => onInput((event.target as HTMLInputElement).value)}>
      <EmailField id="email" language={language} name="email" label="Email" />
    </form>,
  )
  await user.type(screen.getByRole('textbox'), typed)
  await user.tab()
  return { user, onInput }
}

describe('an e-mail field', () => {
  it('1. suggests the address that was probably meant, and announces it', async () => {
    await enter('maya@gmial.com')
    const meant = screen.getByText('maya@gmail.com').parentElement
    expect(meant).toHaveTextContent('Did you mean maya@gmail.com?')
    expect(meant?.closest('[aria-live=polite]')).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveValue('maya@gmial.com')
  })

  it('2. takes the suggestion on a press, and its form reads it', async () => {
    const { user, onInput } = await enter('maya@gmial.com')
    await user.click(screen.getByRole('button', { name: 'Use this address' }))
    expect(screen.getByRole('textbox')).toHaveValue('maya@gmail.com')
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(onInput).toHaveBeenLastCalledWith('maya@gmail.com')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('3. suggests nothing for an address that looks right', async () => {
    await enter('maya@example.com')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('4. suggests in French', async () => {
    await enter('maya@videotorn.ca', 'fr')
    expect(screen.getByText('maya@videotron.ca').parentElement).toHaveTextContent(
      'Vouliez-vous dire maya@videotron.ca?',
    )
    expect(screen.getByRole('button', { name: 'Utiliser cette adresse' })).toBeInTheDocument()
  })
})
