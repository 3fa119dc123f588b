import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import * as icons from '../parts/icons.ts'
import en from './order-actions.messages.en.json'
import fr from './order-actions.messages.fr.json'

/** Prints the page. The style sheet shows it on desktops only, where a script can run. */
export function PrintButton() {
  const t = useMessages('orderActions', en, fr)
  return (
    <span className="onair-order-print">
      <Button icon={icons.print} disabled={!useHydrated()} onClick={() => print()}>
        {t('print')}
      </Button>
    </span>
  )
}
