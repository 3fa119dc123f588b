import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLater } from './use-later.ts'

type WisherProps = { load: () => Promise<{ words: string }>; takeBack: () => void; wanted: boolean }

function Wisher({ load, takeBack, wanted }: WisherProps) {
  return <p>{useLater(load, wanted, takeBack)?.words ?? 'nothing'}</p>
}

test('1. a failed import resets the request; the next request imports again', async () => {
  const load = vi.fn<() => Promise<{ words: string }>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ words: 'Here I am' })
  const takeBack = vi.fn()
  const wish = (wanted: boolean) => <Wisher load={load} takeBack={takeBack} wanted={wanted} />
  const { rerender } = render(wish(false))
  expect(load).not.toHaveBeenCalled()
  await act(async () => rerender(wish(true)))
  expect(takeBack).toHaveBeenCalledOnce()
  expect(screen.getByText('nothing')).toBeInTheDocument()
  await act(async () => rerender(wish(false)))
  await act(async () => rerender(wish(true)))
  expect(screen.getByText('Here I am')).toBeInTheDocument()
  expect(takeBack).toHaveBeenCalledOnce()
})
