// WAI-ARIA's date grid is a table with these roles, and its focus is on the buttons inside.
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: see above
// biome-ignore-all lint/a11y/useFocusableInteractive: see above
import { formatDate } from '@onair/core/dates'
import { type CalendarLocale, calendarWeeks, type DateRange, monthOf } from '@onair/core/easy-pay'
import { useMessages } from '../kit/i18n/use-messages.ts'
import en from './range-picker.messages.en.json'
import fr from './range-picker.messages.fr.json'

type MonthDaysProps = {
  /** The month's first day. */
  month: string
  locale: CalendarLocale
  range: DateRange
  min: string
  max: string
  /** The day that the keys move. */
  current: string
  onDay: (day: string) => void
  onHover: (day: string) => void
  onTitle: () => void
}

/** The days of a month, six weeks of seven. Those outside the month or the bounds cannot be chosen (specification §5). */
export function MonthDays({ month, locale, range, min, max, current, onDay, onHover, onTitle }: MonthDaysProps) {
  const t = useMessages('rangePicker', en, fr)
  const { months, weekdays, fullWeekdays, firstDay } = locale
  const title = `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
  const inOrder = <T,>(names: readonly T[]) => [...names.slice(firstDay), ...names.slice(0, firstDay)]
  const full = inOrder(fullWeekdays)
  return (
    <section>
      <button
        type="button"
        className="onair-range-title"
        aria-label={t('chooseMonth', { month: title })}
        onClick={onTitle}
      >
        {title}
      </button>
      <table role="grid" aria-label={title}>
        <thead>
          <tr>
            {inOrder(weekdays).map((name, index) => (
              <th key={full[index]} scope="col" abbr={full[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(month, firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                monthOf(day) === month ? (
                  <Day key={day} {...{ day, locale, range, min, max, current, onDay, onHover }} />
                ) : (
                  <td key={day} aria-disabled="true" className="onair-range-outside">
                    {Number(day.slice(8))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DayProps = Omit<MonthDaysProps, 'month' | 'onTitle'> & { day: string }

function Day({ day, locale, range, min, max, current, onDay, onHover }: DayProps) {
  const t = useMessages('rangePicker', en, fr)
  const { start, end } = range
  const isOut = day < min || day > max
  const edge = day === start ? 'start' : day === end ? 'end' : undefined
  const isInside = start !== undefined && end !== undefined && day > start && day < end
  const weekday = locale.fullWeekdays[new Date(day).getUTCDay()]
  const spoken = [weekday, formatDate(day, locale.language, 'UTC')].join(locale.language === 'fr' ? ' ' : ', ')
  const label = edge === 'start' ? t('isStart', { day: spoken }) : edge === 'end' ? t('isEnd', { day: spoken }) : spoken
  return (
    <td
      role="gridcell"
      aria-selected={edge !== undefined || isInside}
      data-edge={edge}
      data-inside={isInside || undefined}
    >
      <button
        type="button"
        data-day={day}
        data-current={day === current || undefined}
        tabIndex={day === current ? 0 : -1}
        aria-label={label}
        aria-disabled={isOut || undefined}
        onClick={() => !isOut && onDay(day)}
        onMouseEnter={() => !isOut && onHover(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}
