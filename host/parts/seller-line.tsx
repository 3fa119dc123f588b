import type { Visit } from '../kernel/visit.ts'

/** The seller with the postal address: every page says it before a contract is made. */
export function SellerLine({ visit: { host } }: { visit: Pick<Visit, 'host'> }) {
  const { name, address } = host.settings.seller
  return (
    <span className="foot-seller" translate="no">
      {[name, ...address].join(', ')}
    </span>
  )
}
