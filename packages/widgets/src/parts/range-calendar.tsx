import {
  addMonths,
  type CalendarLocale,
  calendarLayout,
  type DateRange,
  monthOf,
  moveDay,
  pickDay,
} from '@onair/core/easy-pay'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useUid } from '../kit/shop.tsx'
import { Button } from './button.tsx'
import * as icons from './icons.ts'
import { MonthDays } from './range-days.tsx'
import { MonthGrid, YearGrid } from './range-grids.tsx'
import en from './range-picker.messages.en.json'
import fr from './range-picker.messages.fr.json'

export type RangeCalendarProps = {
  locale: CalendarLocale
  value: Required<DateRange>
  min: string
  max: string
  /** Called when both days are chosen. */
  onRange: (range: Required<DateRange>) => void
  onClose: () => void
}

/** On Apple's touch devices touching a day hovers it, and that selects it (specification §2). */
const isAppleTouch = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const clamp = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day)
/** The first of the two months that show a day, given the present first month. */
const monthsAround = (day: string, first: string) => {
  const month = monthOf(day)
  if (month < first) return month
  const last = addMonths(first, calendarLayout.rangeMonths - 1)
  return month > last ? addMonths(month, 1 - calendarLayout.rangeMonths) : first
}

/**
 * Two months in which a range is chosen: the first day, then the last; an earlier day restarts it (core's `pickDay`). A month's
 * name opens the months of its year, and the year sixteen years.
 *
 * Keyboard (WAI-ARIA, date grid): arrows, Page Up and Page Down, Home and End move; Enter and Space choose; Escape closes.
 */
export function RangeCalendar({ locale, value, min, max, onRange, onClose }: RangeCalendarProps) {
  const t = useMessages('rangePicker', en, fr)
  const id = useUid()
  const [range, setRange] = useState<DateRange>(value)
  const [current, setCurrent] = useState(() => clamp(value.start, min, max))
  const [first, setFirst] = useState(() => monthOf(current))
  const [view, setView] = useState<'days' | 'months' | 'years'>('days')
  const box = useRef<HTMLDivElement>(null)
  const hovered = useRef<string>(undefined)
  const year = Number(first.slice(0, 4))

  // The grid has one tab stop: the current day, which the keys move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day or view is a reason to focus
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-current]')?.focus()
  }, [current, view])

  function pick(day: string) {
    const { range: next, complete } = pickDay(range, day)
    setRange(next)
    setCurrent(day)
    setFirst(monthsAround(day, first))
    if (complete && next.start && next.end) onRange({ start: next.start, end: next.end })
  }
  function hover(day: string) {
    if (!isAppleTouch()) return
    hovered.current = day
    pick(day)
  }
  function click(day: string) {
    // The touch before this click has already selected the day.
    if (hovered.current === day) hovered.current = undefined
    else pick(day)
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (view === 'days') onClose()
      else setView('days')
      return
    }
    const isDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined
    const next = isDay && view === 'days' ? moveDay(current, event, { min, max, firstDay: locale.firstDay }) : undefined
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    setFirst(monthsAround(next, first))
  }
  function moveBy(by: number) {
    const months = view === 'days' ? by : view === 'months' ? 12 * by : 16 * 12 * by
    setFirst(addMonths(first, months))
  }
  const isChoosingEnd = range.start !== undefined && range.end === undefined
  const show = (month: string) => {
    setFirst(month)
    setCurrent(clamp(month, min, max))
    setView('days')
  }
  return (
    <div
      ref={box}
      className="onair-range-calendar"
      role="dialog"
      aria-labelledby={`${id}-prompt`}
      tabIndex={-1}
      onKeyDown={key}
    >
      <p id={`${id}-prompt`} className="onair-range-prompt" aria-live="polite">
        {t(isChoosingEnd ? 'end' : 'start')}
      </p>
      <div className="onair-range-header">
        <Button look="quiet" icon={icons.chevronLeft} iconOnly onClick={() => moveBy(-1)}>
          {t(view === 'days' ? 'previous' : 'earlier')}
        </Button>
        <Button look="quiet" icon={icons.chevronRight} iconOnly onClick={() => moveBy(1)}>
          {t(view === 'days' ? 'next' : 'later')}
        </Button>
      </div>
      {view === 'days' && (
        <div className="onair-range-months">
          {Array.from({ length: calendarLayout.rangeMonths }, (_, index) => addMonths(first, index)).map((month) => (
            <MonthDays
              key={month}
              {...{ month, locale, range, min, max, current }}
              onDay={click}
              onHover={hover}
              onTitle={() => setView('months')}
            />
          ))}
        </div>
      )}
      {view === 'months' && (
        <MonthGrid {...{ year, locale, min, max, current }} onMonth={show} onTitle={() => setView('years')} />
      )}
      {view === 'years' && (
        <YearGrid
          {...{ year, min, max, current }}
          onYear={(chosen) => {
            setFirst(`${chosen}${first.slice(4)}`)
            setView('months')
          }}
        />
      )}
    </div>
  )
}
