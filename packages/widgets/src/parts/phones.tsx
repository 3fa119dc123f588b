import { phonesIn } from '@onair/core/address'

/** A sentence whose phone numbers can be called. */
export function Phones({ children }: { children: string }) {
  return phonesIn(children).map(({ text, href }) =>
    href ? (
      <a key={text} href={href} className="onair-phone" translate="no">
        {text}
      </a>
    ) : (
      text
    ),
  )
}
