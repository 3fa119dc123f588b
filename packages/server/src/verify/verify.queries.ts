/** A row that breaks a promise: where, what one record says, and what the other one says. */
export type Breach = { at: string; expected: unknown; found: unknown }

/** SQL for the amounts of an order that other tables record too. */
const refundedToGiftCards = `
  coalesce((select sum((part ->> 'cents')::int) from refund, jsonb_array_elements(refund.plan -> 'giftCards') as part
    where refund.order_no = placed_order.order_no and refund.state = 'done'), 0)`

const ledgerSum = (...accounts: string[]) => `
  coalesce((select sum(amount_cents) from ledger where ledger.order_no = placed_order.order_no
    and account in (${accounts.map((account) => `'${account}'`).join(', ')})), 0)`

const paymentSum = (column: string, ...states: string[]) => `
  coalesce((select sum(${column}) from payment where payment.order_no = placed_order.order_no
    and payment.state in (${states.map((state) => `'${state}'`).join(', ')})), 0)`

const invoiceSum = (column: string, kind: 'invoice' | 'credit-note') => `
  coalesce((select sum(${column}) from invoice where invoice.order_no = placed_order.order_no and kind = '${kind}'), 0)`

const soldAsGiftCards = `
  coalesce((select sum(price_cents * quantity) from order_line line
    where line.order_no = placed_order.order_no and is_gift_card), 0)`

/** SQL for whether every parcel of an order has an invoice. */
const isFullyInvoiced = `exists(select from invoice where invoice.order_no = placed_order.order_no)
  and not exists(select from sub_order where sub_order.order_no = placed_order.order_no and not exists(
    select from invoice where invoice.ship_order_no = sub_order.ship_order_no and kind = 'invoice'
      and invoice.order_no = sub_order.order_no))`

/** SQL for the orders whose `expected` differs from their `found`. */
const differingOrders = (expected: string, found: string, where = 'true') => `
  select order_no as at, expected, found from (
    select order_no, ${expected} as expected, ${found} as found from placed_order where ${where}
  ) said where expected is distinct from found`

/**
 * The invariants of a shop, by name. Each query returns the rows that break its invariant, as {@link Breach}es. Amounts are cents.
 */
export const promises: Readonly<Record<string, string>> = {
  'orders: an order is the sum of its lines, discounts and taxes': differingOrders(
    'jsonb_build_array(merchandise_cents, discount_cents, tax_cents)',
    `jsonb_build_array(
       (select sum(price_cents * quantity) from order_line line where line.order_no = placed_order.order_no),
       (select sum(discount_cents) from order_line line where line.order_no = placed_order.order_no),
       (select coalesce(sum((tax ->> 'amountCents')::int), 0) from jsonb_array_elements(taxes) as tax))`,
  ),
  'orders: the lines carry no more tax than the order': `
    select order_no as at, placed_order.tax_cents as expected, sum(line.tax_cents) as found
    from placed_order join order_line line using (order_no)
    group by order_no, placed_order.tax_cents having sum(line.tax_cents) > placed_order.tax_cents`,
  'orders: instalments add up to the grand total': differingOrders(
    'grand_total_cents::bigint',
    '(select coalesce(sum(amount_cents), 0) from instalment where instalment.order_no = placed_order.order_no)',
  ),
  'orders: a bag is ordered if there is its order, and only then': `
    select guid::text as at, cart.ordered_at is not null as expected, placed_order.order_no as found
    from cart left join placed_order on placed_order.cart_guid = guid
    where (cart.ordered_at is null) <> (placed_order.order_no is null)`,
  'orders: a line has all returned units of its returns': `
    select back.ship_order_no || '/' || back.position as at, back.quantity as expected, line.returned_quantity as found
    from (
      select part ->> 'shipOrderNo' as ship_order_no, (part ->> 'position')::int as position,
        sum((part ->> 'quantity')::int) as quantity
      from refund, jsonb_array_elements(refund.lines) as part where state = 'done' group by 1, 2
    ) back left join order_line line using (ship_order_no, position)
    where back.quantity > coalesce(line.returned_quantity, 0)`,
  'payments: a payment that was taken belongs to an order': `
    select reference as at, 'an order' as expected, state::text as found from payment
    where order_no is null and state in ('captured', 'refunded')`,
  'payments: an order has payments of its first instalment, or none': differingOrders(
    'true',
    `coalesce((select sum(amount_cents) = (
         select amount_cents from instalment where instalment.order_no = placed_order.order_no and number = 1
       ) from payment where payment.order_no = placed_order.order_no and payment.state <> 'voided'
         and for_instalments is null), true)`,
  ),
  'payments: a later payment is what its instalments came to, and each instalment has one': `
    select reference as at, jsonb_build_array(payment.amount_cents, for_instalments) as expected,
      jsonb_build_array(coalesce(sum(taken_cents), 0), coalesce(array_agg(number::smallint order by number), '{}')) as found
    from payment left join instalment on instalment.order_no = payment.order_no and payment_reference = reference
      and paid_at is not null
    where for_instalments is not null and payment.state in ('captured', 'refunded')
    group by reference, payment.amount_cents, for_instalments
    having payment.amount_cents <> coalesce(sum(taken_cents), 0)
      or for_instalments <> coalesce(array_agg(number::smallint order by number), '{}')`,
  'payments: an instalment is paid by a payment that was taken, and only then': `
    select instalment.order_no || '/' || number as at, paid_at is not null as expected, payment.state::text as found
    from instalment left join payment on reference = payment_reference
    where number > 1 and (paid_at is not null) <> coalesce(payment.state in ('captured', 'refunded'), false)`,
  'ledger: a shipped order owes its payments to come': differingOrders(
    `(select coalesce(sum(amount_cents - forgiven_cents), 0) from instalment
       where instalment.order_no = placed_order.order_no and number > 1 and paid_at is null)`,
    ledgerSum('receivable'),
    `state in ('shipped', 'delivered')`,
  ),
  'payments: no more is asked for than was authorised': `
    select reference as at, authorised_cents as expected, amount_cents as found from payment
    where authorised_cents < amount_cents`,
  'payments: a cancelled order keeps no money': differingOrders(
    '0::bigint',
    paymentSum('amount_cents', 'authorised', 'captured'),
    `state = 'cancelled'`,
  ),
  'payments: an executed payment of the wallet is used if an order has it, and only then': `
    select payment_id as at, wallet_payment.state = 'placed' as expected, payment.order_no as found
    from wallet_payment left join payment on token = transaction_id and provider = 'wallet' and payment.order_no is not null
    where (wallet_payment.state = 'placed') <> (payment.order_no is not null)`,
  'payments: refunds are those of the ledger': differingOrders(
    paymentSum('refunded_cents', 'captured', 'refunded'),
    `(select coalesce(-sum(amount_cents), 0) from ledger where ledger.order_no = placed_order.order_no
       and account in ('card', 'wallet') and what = 'refunded')`,
  ),
  'ledger: every posting adds up to zero': `
    select posting::text as at, 0 as expected, sum(amount_cents) as found from ledger group by posting having sum(amount_cents) <> 0`,
  'ledger: an order has one posting of its sale, which with those of its edits is what it charges': differingOrders(
    `jsonb_build_array(1, grand_total_cents, gift_card_cents - (
       select coalesce(sum(price_cents * quantity), 0) from order_line line
       where line.order_no = placed_order.order_no and is_gift_card), -shipping_cents, -tax_cents)`,
    `(select jsonb_build_array(count(distinct posting) filter (where what = 'placed'), coalesce(sum(amount_cents) filter (where account = 'receivable'), 0),
       coalesce(sum(amount_cents) filter (where account = 'gift-card'), 0),
       coalesce(sum(amount_cents) filter (where account = 'shipping'), 0),
       coalesce(sum(amount_cents) filter (where account = 'tax'), 0))
     from ledger where ledger.order_no = placed_order.order_no and what in ('placed', 'edited'))`,
    // An order of zero has no posting.
    'merchandise_cents + shipping_cents > 0',
  ),
  'ledger: a cancelled order comes to zero in every account': `
    select order_no || ' ' || account as at, 0 as expected, sum(ledger.amount_cents) as found
    from ledger join placed_order using (order_no) where state = 'cancelled'
    group by order_no, account having sum(ledger.amount_cents) <> 0`,
  'ledger: card and wallet hold what was taken, less what was refunded': differingOrders(
    `${paymentSum('amount_cents - refunded_cents', 'captured', 'refunded')}`,
    ledgerSum('card', 'wallet'),
  ),
  'invoices: a parcel that shipped has one, and no other parcel': `
    select sub_order.ship_order_no as at, shipped_at is not null as expected, invoice_no as found
    from sub_order left join invoice on invoice.order_no = sub_order.order_no and kind = 'invoice'
      and invoice.ship_order_no = sub_order.ship_order_no
    where not without_invoice and (shipped_at is not null) <> (invoice_no is not null)`,
  'invoices: those of an order add up to what it charged': differingOrders(
    'jsonb_build_array(merchandise_cents - discount_cents, shipping_cents, tax_cents, order_total_cents)',
    `jsonb_build_array(${['goods_cents', 'shipping_cents', 'tax_cents', 'total_cents'].map((column) => invoiceSum(column, 'invoice')).join(', ')})`,
    isFullyInvoiced,
  ),
  'invoices: a refund of what was invoiced has a credit note of its amounts': `
    select refund.id::text as at, jsonb_build_array(refund.goods_cents, refund.shipping_cents, refund.tax_cents) as expected,
      jsonb_build_array(note.goods_cents, note.shipping_cents, note.tax_cents) as found
    from refund left join invoice note on refund_id = refund.id
    where refund.state = 'done' and exists(select from invoice where invoice.order_no = refund.order_no)
      and (refund.goods_cents, refund.shipping_cents, refund.tax_cents)
        is distinct from (note.goods_cents, note.shipping_cents, note.tax_cents)`,
  'invoices: less the credit notes they are the sales of the ledger': differingOrders(
    `${invoiceSum('total_cents', 'invoice')} - ${invoiceSum('total_cents', 'credit-note')}`,
    `${soldAsGiftCards} - ${ledgerSum('sales', 'shipping', 'tax')}`,
    isFullyInvoiced,
  ),
  'invoices: their numbers have no gaps': `
    select kind as at, last_serial as expected, jsonb_build_array(count(serial), max(serial)) as found
    from invoice_series left join invoice using (kind)
    group by kind, last_serial having count(serial) <> last_serial or max(serial) <> last_serial`,
  'invoices: a document says what is booked, its lines and payments add up to it, and so does its copy': `
    select invoice_no as at, jsonb_build_array(goods_cents, shipping_cents, tax_cents, total_cents, total_cents) as expected,
      said as found
    from invoice, lateral (values (original), (french_copy)) as document (content), lateral (
      select jsonb_build_array(
        (select coalesce(sum((line ->> 'amount')::int), 0) from jsonb_array_elements(content -> 'lines') as line),
        content -> 'shippingHandling',
        (select coalesce(sum((tax ->> 'amount')::int), 0) from jsonb_array_elements(content -> 'taxes') as tax),
        (select coalesce(sum((paid ->> 'amount')::int), 0) from jsonb_array_elements(content -> 'payments') as paid),
        content -> 'total') as said
    ) as words
    where said <> jsonb_build_array(goods_cents, shipping_cents, tax_cents, total_cents, total_cents)`,
  'edits: an edit is of an order of its customer, and a bag waits only beside one': `
    select guid::text as at, coalesce(modify_order_no, put_aside_for::text) as expected, null as found from cart
    where modify_order_no is not null and not exists(
        select 1 from placed_order where order_no = modify_order_no and placed_order.customer_edp = cart.customer_edp)
      or put_aside_for is not null and not exists(
        select 1 from cart edit where edit.customer_edp = cart.put_aside_for and edit.modify_order_no is not null)`,
  'gift cards: no balance is negative': `
    select id::text as at, 'at least 0' as expected, balance_cents as found from gift_card where balance_cents < 0`,
  'gift cards: an order took from them what it says, less what was given back': differingOrders(
    `case when state = 'cancelled' then 0 else ${refundedToGiftCards} - gift_card_cents end::bigint`,
    '(select coalesce(sum(amount_cents), 0) from gift_card_entry where gift_card_entry.order_no = placed_order.order_no)',
  ),
  'gift cards: one that was bought holds its price, less what orders took': `
    select gift_card_id::text as at, line.price_cents + coalesce(taken.cents, 0) as expected, card.balance_cents as found
    from sold_gift_card sold join gift_card card on card.id = gift_card_id
    join order_line line using (ship_order_no, position)
    left join (select gift_card_id, sum(amount_cents) as cents from gift_card_entry group by 1) taken using (gift_card_id)
    where card.balance_cents <> line.price_cents + coalesce(taken.cents, 0)`,
  'stock: no style has fewer than none': `
    select edp_no::text as at, 'at least 0' as expected, quantity as found from edp where quantity < 0`,
}

/** The sums by which two copies of a shop are compared. Amounts are cents. */
export type Totals = {
  orders: number
  orderCents: number
  payments: number
  paymentCents: number
  postings: number
  debitCents: number
  stockUnits: number
  giftCards: number
  giftCardCents: number
}

export const totals = `
  select (select count(*) from placed_order) as orders,
    (select coalesce(sum(grand_total_cents), 0) from placed_order) as "orderCents",
    (select count(*) from payment where state in ('authorised', 'captured')) as payments,
    (select coalesce(sum(amount_cents - refunded_cents), 0) from payment where state in ('authorised', 'captured')) as "paymentCents",
    (select count(distinct posting) from ledger) as postings,
    (select coalesce(sum(amount_cents), 0) from ledger where amount_cents > 0) as "debitCents",
    (select coalesce(sum(quantity), 0) from edp) as "stockUnits",
    (select count(*) from gift_card) as "giftCards",
    (select coalesce(sum(balance_cents), 0) from gift_card) as "giftCardCents"`
