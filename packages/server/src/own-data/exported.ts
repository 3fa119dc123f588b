import type { OwnRows } from '../kernel/kept.ts'

type Row = Record<string, unknown>

/** The exported file: the features' sections, with the fields that they add to the account and to its orders. */
export function exported(at: Date, parts: readonly OwnRows[]) {
  const section = (name: string): readonly Row[] => parts.flatMap(({ sections }) => sections?.[name] ?? [])
  const added = new Map<unknown, Row>()
  for (const { OrderNo, ...fields } of parts.flatMap(({ ofOrders }) => ofOrders ?? []))
    added.set(OrderNo, { ...added.get(OrderNo), ...fields })
  return {
    ExportedAt: at.toISOString(),
    Account: Object.assign({}, ...parts.map(({ account }) => account)) as Row,
    Addresses: section('Addresses'),
    CreditCards: section('CreditCards'),
    Sessions: section('Sessions'),
    Favourites: section('Favourites'),
    WaitingFor: section('WaitingFor'),
    BagLines: section('BagLines'),
    StoreCardApplications: section('StoreCardApplications'),
    Orders: section('Orders').map((order) => ({ ...order, ...added.get(order.OrderNo) })),
  }
}
