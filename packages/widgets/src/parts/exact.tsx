export type ExactProps = {
  /** The sentence. */
  children: string
  /** The value in it. */
  value: string
}

/** A sentence with a value that browsers must not translate: a number, a code, a person's name. */
export function Exact({ children: text, value }: ExactProps) {
  const at = text.indexOf(value)
  if (value === '' || at < 0) return text
  return (
    <span>
      {text.slice(0, at)}
      <span translate="no">{value}</span>
      {text.slice(at + value.length)}
    </span>
  )
}
