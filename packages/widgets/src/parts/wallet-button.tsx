import { Button } from './button.tsx'

export type WalletButtonProps = {
  /** Said in full: `Pay with PayPal`. Its last word is drawn as the wallet's name. */
  label: string
  /** What the wallet's own button would be told (specification §7); it decides nothing here. */
  environment: 'sandbox' | 'production' | undefined
  busy: boolean
  disabled?: boolean
  onClick: () => void
}

/**
 * The way to the wallet: our own drawing, no script of anybody's.
 *
 * Styling hooks: `data-environment`, and those of a button.
 */
export function WalletButton({ label, environment, ...rest }: WalletButtonProps) {
  const name = label.slice(label.lastIndexOf(' ') + 1)
  return (
    <Button {...rest} size="l" wide data-environment={environment}>
      {label.slice(0, -name.length)}
      <b className="onair-wallet-name">{name}</b>
    </Button>
  )
}
