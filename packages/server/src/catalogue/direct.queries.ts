import { parseItemNumber } from '@onair/core/item-number'
import { type Queryable, statement } from '../kernel/db/pool.ts'

const direct = statement<{ itemNo: string }, { itemNo: string | null; styleCode: string | null; edpNo: number | null }>(
  'catalogue.direct',
  `select p.item_no as "itemNo" from product p
   where p.withdrawn_at is null and p.item_no = :itemNo
     and (:styleCode::text is null
       or exists (select from product_style s where s.item_no = p.item_no and upper(s.code) = upper(:styleCode)))
   union all
   select p.item_no from edp e join product p on p.item_no = e.item_no
   where p.withdrawn_at is null and e.edp_no = :edpNo
   limit 1`,
)

const largestEdpNo = 2_147_483_647
/** Words before an item number: `item # 123-456`, « numéro d’article 123456 ». */
// Each character can match in one way only: a term of two hundred characters must not take seconds.
const label =
  /^(?=[\p{L}#])(?:item|product|article|produit|num(?:ber|[ée]ro)|n[o°º]|sku|code|de|d[’']|[\s.:#])+(?=\d)/iu

/**
 * The product whose number is the search term: `123456` or `123-456`, with a style's code (`123456 C05`), or the number of a
 * style and size. Words for "item number" may precede it. No statement if the term is not a number, otherwise one.
 */
export async function namedDirectly(on: Queryable, term: string): Promise<string | undefined> {
  const typed = term.trim().replace(label, '')
  const [number = '', styleCode] = /^(\d{3}[- ]?\d{3,6})(?:[ -]([a-z]\w{0,15}))?$/i.exec(typed)?.slice(1) ?? []
  const itemNo = parseItemNumber(number)
  const edpNo = /^\d{4,10}$/.test(typed) ? Number(typed) : undefined
  if (itemNo === undefined && (edpNo === undefined || edpNo > largestEdpNo)) return undefined
  const [found] = await direct(on, {
    itemNo: itemNo ?? null,
    styleCode: styleCode ?? null,
    edpNo: edpNo !== undefined && edpNo <= largestEdpNo ? edpNo : null,
  })
  return found?.itemNo
}
