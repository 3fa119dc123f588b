import { type Queryable, statement } from '../db/pool.ts'
import { type ProductRow, productColumns } from './product.ts'

/** A product with all that its page shows, in one language. */
type DetailRow = ProductRow & {
  description: string
  images: string[]
  categoryId: string
  styleRows: { code: string; name: string; swatch: string; imageUrl: string }[]
  sizeRows: { code: string; name: string }[]
  edpRows: {
    edpNo: number
    styleCode: string | null
    sizeCode: string | null
    price: number
    wasPrice: number | null
    quantity: number
  }[]
  sectionRows: { tabOrder: number; title: string }[]
  /** `start`: ISO 8601. */
  airingRows: { showId: string; title: string; start: string }[]
}

/** How many of the coming programmes that present a product are told. */
const airingsTold = 5

const detailText = (language: 'en' | 'fr') => `
  select ${productColumns(language)}, p.description_${language} as description, p.images, p.category_id as "categoryId",
    (select coalesce(json_agg(json_build_object(
        'code', code, 'name', name_${language}, 'swatch', colour, 'imageUrl', image_url) order by position), '[]')
      from product_style where item_no = p.item_no) as "styleRows",
    (select coalesce(json_agg(json_build_object('code', code, 'name', name_${language}) order by position), '[]')
      from product_size where item_no = p.item_no) as "sizeRows",
    (select coalesce(json_agg(json_build_object(
        'edpNo', e.edp_no, 'styleCode', e.style_code, 'sizeCode', e.size_code, 'price', e.price_cents,
        'wasPrice', e.was_price_cents, 'quantity', e.quantity) order by s.position, z.position, e.edp_no), '[]')
      from edp e
      left join product_style s on s.item_no = e.item_no and s.code = e.style_code
      left join product_size z on z.item_no = e.item_no and z.code = e.size_code
      where e.item_no = p.item_no) as "edpRows",
    (select coalesce(json_agg(json_build_object('tabOrder', tab_order, 'title', title_${language}) order by tab_order), '[]')
      from product_section where item_no = p.item_no) as "sectionRows",
    (select coalesce(json_agg(json_build_object('showId', id, 'title', title, 'start', air_at) order by air_at), '[]')
      from (
        select show.id, show.title_${language} as title, sp.air_at
        from show_product sp join show on show.id = sp.show_id
        where sp.item_no = p.item_no and show.ends_at > $2
        order by sp.air_at limit ${airingsTold}
      ) airing) as "airingRows"
  from product p join brand b on b.id = p.brand_id
  where p.item_no = $1`

const detail = {
  en: statement<DetailRow, [itemNo: string, now: Date]>('catalogue.detail.en', detailText('en')),
  fr: statement<DetailRow, [itemNo: string, now: Date]>('catalogue.detail.fr', detailText('fr')),
}

export async function productDetail(on: Queryable, language: 'en' | 'fr', itemNo: string, now: Date) {
  const [row] = await detail[language](on, itemNo, now)
  return row
}

/** The special of a day, in the channel's own time zone. */
export const showstopperOf = statement<{ itemNo: string }, [day: string]>(
  'catalogue.showstopper',
  'select item_no as "itemNo" from showstopper where day = $1',
)
