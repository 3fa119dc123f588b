import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useCombobox } from './combobox.ts'

const row = 44
const above = 100

const actions = { type() {}, move: () => true, clearChoice() {}, close: () => true }

function List({ options }: { options: number }) {
  const list = { options: Array.from({ length: options }, (_, at) => at), open: true, active: -1 }
  const { panel } = useCombobox<HTMLDivElement>('id', list, actions)
  return (
    <div {...panel} data-testid="panel">
      {list.options.map((at) => (
        <div key={at} id={`id-${at}`} role="option" aria-selected={false} tabIndex={-1} />
      ))}
    </div>
  )
}

/** A list of options with one height, in a window of which a keyboard leaves some pixels visible. */
function open(
  options: number,
  { visible, window: innerHeight = 800, most = 500 }: { visible: number; window?: number; most?: number },
) {
  const visualViewport = Object.assign(new EventTarget(), { offsetTop: 0, height: visible })
  vi.stubGlobal('visualViewport', visualViewport)
  vi.stubGlobal('innerHeight', innerHeight)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(Math.min(most, options * row))
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(options * row)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = this.role === 'option' ? Number(this.id.split('-')[1]) + 1 : 0
    return { top: above, bottom: above + place * row } as DOMRect
  })
  render(<List options={options} />)
  const keyboard = (left: number) => {
    visualViewport.height = left
    visualViewport.dispatchEvent(new Event('resize'))
  }
  return { keyboard, height: () => screen.getByTestId('panel').style.maxHeight }
}
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the height of a list', () => {
  test('1. ends below a whole option', () => {
    expect(open(20, { visible: 800 }).height()).toBe(`${11 * row}px`)
  })

  test('2. is the style sheet’s if all options fit', () => {
    expect(open(5, { visible: 800 }).height()).toBe('')
  })

  test('3. ends above a phone’s keyboard, which opens after it', () => {
    const { keyboard, height } = open(10, { visible: 800 })
    expect(height()).toBe('')
    keyboard(400)
    expect(height()).toBe(`${6 * row}px`)
    keyboard(800)
    expect(height()).toBe('')
  })

  test('4. fits a few options, however little is visible', () => {
    expect(open(10, { visible: 150 }).height()).toBe(`${3 * row}px`)
  })

  test('5. does not shrink at the foot of a window without a keyboard', () => {
    expect(open(10, { visible: 180, window: 180 }).height()).toBe('')
  })
})
