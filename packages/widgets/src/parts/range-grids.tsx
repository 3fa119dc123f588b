import { addMonths, type CalendarLocale, calendarLayout, calendarYears } from '@onair/core/easy-pay'
import { useMessages } from '../kit/i18n/use-messages.ts'
import en from './range-picker.messages.en.json'
import fr from './range-picker.messages.fr.json'

type MonthGridProps = {
  year: number
  locale: CalendarLocale
  min: string
  max: string
  current: string
  /** Called with the month's first day. */
  onMonth: (month: string) => void
  onTitle: () => void
}

/** The months of a year, in four rows of three (specification §9). */
export function MonthGrid({ year, locale, min, max, current, onMonth, onTitle }: MonthGridProps) {
  const t = useMessages('rangePicker', en, fr)
  return (
    <section>
      <button
        type="button"
        className="onair-range-title"
        aria-label={t('chooseYear', { year: String(year) })}
        onClick={onTitle}
      >
        {year}
      </button>
      <fieldset className="onair-range-grid" data-columns={calendarLayout.monthGrid.columns}>
        <legend className="onair-hidden">{t('months', { year: String(year) })}</legend>
        {locale.months.map((name, index) => {
          const month = `${year}-${String(index + 1).padStart(2, '0')}-01`
          return (
            <button
              key={name}
              type="button"
              data-current={month.slice(0, 7) === current.slice(0, 7) || undefined}
              disabled={month > max || addMonths(month, 1) <= min}
              onClick={() => onMonth(month)}
            >
              {name}
            </button>
          )
        })}
      </fieldset>
    </section>
  )
}

type YearGridProps = { year: number; min: string; max: string; current: string; onYear: (year: number) => void }

/** Sixteen years, in four rows of four (specification §9). */
export function YearGrid({ year, min, max, current, onYear }: YearGridProps) {
  const t = useMessages('rangePicker', en, fr)
  return (
    <fieldset className="onair-range-grid" data-columns={calendarLayout.yearGrid.columns}>
      <legend className="onair-hidden">{t('years')}</legend>
      {calendarYears(year).map((one) => (
        <button
          key={one}
          type="button"
          data-current={String(one) === current.slice(0, 4) || undefined}
          disabled={one < Number(min.slice(0, 4)) || one > Number(max.slice(0, 4))}
          onClick={() => onYear(one)}
        >
          {one}
        </button>
      ))}
    </fieldset>
  )
}
