import { calendarFile } from '@onair/core/calendar-file'
import { parseNoOfEasyPay, paymentLabel } from '@onair/core/easy-pay'
import type { EasyPaySchedule } from '@onair/core/easy-pay/client'
import type { Language } from '@onair/core/language'

/** A file of all upcoming payments for the shopper's own calendar. */
export function paymentsCalendar(
  entries: EasyPaySchedule,
  {
    language,
    url,
    now,
    title,
  }: { language: Language; url: string; now: Date; title: (label: string, total: string, orderNo: string) => string },
): string {
  const events = entries.map(({ orderNo, paymentDate, noOfEasyPay, total }) => {
    const of = parseNoOfEasyPay(noOfEasyPay)
    const label = of ? paymentLabel(of.current, of.total, language) : noOfEasyPay
    return { id: `${orderNo}-${of?.current ?? 0}@onair`, day: paymentDate, title: title(label, total, orderNo), url }
  })
  return calendarFile(events, now, { maker: 'Easy Pay' })
}

/** Offers a text as a file to download. */
export function download(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
