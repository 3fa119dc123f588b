import { calendarLocale, formatRange, parseRange } from '@onair/core/easy-pay'
import { type FocusEvent, useRef, useState } from 'react'
import { useLater } from '../kit/hooks/use-later.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import * as icons from './icons.ts'
import en from './range-picker.messages.en.json'
import fr from './range-picker.messages.fr.json'

export type RangePickerProps = {
  /** Unique on the page. */
  id: string
  label: string
  /** The chosen days, `YYYY-MM-DD`. */
  value: { start: string; end: string }
  /** The first and the last day that can be chosen. */
  min: string
  max: string
  /** The error of the range, shown below the input. */
  error?: string | undefined
  disabled?: boolean
  /** Called with typed or picked days: two; another number of them is no range. */
  onDays: (days: readonly string[]) => void
}

/**
 * An input for a range of days, `MMM D, YYYY - MMM D, YYYY`, with a calendar beside it (specification §2, Easy Pay screen). The
 * calendar's code loads when it is opened for the first time. Styling hooks: `data-open`, `data-invalid`.
 *
 * @throws `Locale … is not defined` in a language without a calendar
 */
export function RangePicker({ id, label, value, min, max, error, disabled = false, onDays }: RangePickerProps) {
  const { language } = useShop()
  const t = useMessages('rangePicker', en, fr)
  const [locale] = useState(() => calendarLocale(language))
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const later = useLater(
    () => import('./range-calendar.tsx'),
    open,
    () => setOpen(false),
  )
  const text = formatRange(value, locale)

  function close() {
    setOpen(false)
    toggle.current?.focus()
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    // The focus went nowhere because the clicked month was replaced: that counts as inside.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving
    <div className="onair-range" data-open={open || undefined} onBlur={leave}>
      <Field
        // The input is uncontrolled: another range renders another input.
        key={text}
        id={id}
        label={label}
        defaultValue={text}
        disabled={disabled}
        autoComplete="off"
        error={error}
        hint={t('hint', { example: formatRange({ start: min, end: max }, locale) })}
        onBlur={(event) => event.currentTarget.value !== text && onDays(parseRange(event.currentTarget.value, locale))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onDays(parseRange(event.currentTarget.value, locale))
        }}
      />
      <div className="onair-range-toggle">
        <Button
          buttonRef={toggle}
          icon={icons.calendar}
          iconOnly
          disabled={disabled}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'close' : 'open')}
        </Button>
      </div>
      {open && later && (
        <later.RangeCalendar
          locale={locale}
          value={value}
          min={min}
          max={max}
          onClose={close}
          onRange={({ start, end }) => {
            onDays([start, end])
            close()
          }}
        />
      )}
    </div>
  )
}
