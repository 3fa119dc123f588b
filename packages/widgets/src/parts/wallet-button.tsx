import { Button } from './button.tsx'

export type WalletButtonProps = {
  /** The full label: `Pay with PayPal`. Its last word is drawn as the wallet's logo. */
  label: string
  /** The environment of the wallet's own button (specification §7); it has no effect here. */
  environment: 'sandbox' | 'production' | undefined
  busy: boolean
  disabled?: boolean
  onClick: () => void
}

/**
 * The wallet's button: drawn by us, without third-party scripts.
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
