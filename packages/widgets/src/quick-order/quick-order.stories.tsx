import { toWire } from '@onair/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { someProducts } from '../testing/fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { shownKettle } from '../testing/product.fixtures.ts'
import { aCart } from '../testing/server.ts'
import { QuickOrder } from './quick-order.tsx'

const languageOf = (language: unknown) => (language === 'fr' ? 'fr' : 'en')
const carts = '*/api/v2/:language/carts'
const products = '*/api/v3/:language/products'
const longest = {
  en: 'Hand-Hammered Copper Saucepan with Riveted Brass Handles and a Tempered Glass Lid, Set of Three, Dishwasher-Safe',
  fr: 'Ensemble de trois casseroles en cuivre martelé à la main avec poignées de laiton rivetées et couvercles en verre trempé',
}

/** The kettle has four styles, the other products one; `change` alters each. */
const finds = (change: (language: 'en' | 'fr') => object = () => ({})) =>
  http.get(products, ({ params, request }) => {
    const language = languageOf(params.language)
    const asked = new URL(request.url).searchParams.get('itemNos')?.split('-') ?? []
    const catalogue = someProducts({ language })
    const matching = asked.flatMap((itemNo) => catalogue.find(({ ItemNo }) => ItemNo === itemNo) ?? [])
    return HttpResponse.json({
      Products: matching.map((one) => ({ ...one, EdpCount: one.ItemNo === '412305' ? 4 : 1, ...change(language) })),
      Paging: { CurrentPage: 1, TotalPages: 1, TotalRecords: matching.length },
      Dimensions: [],
      SortKeys: [],
      SearchTerm: null,
      CorrectedTerm: null,
      LeftOut: [],
      Answers: [],
    })
  })
const choices = http.get(`${products}/:itemNo/styleCodes`, ({ params }) => {
  const { styles, sizes, edps } = shownKettle({ language: languageOf(params.language) })
  return HttpResponse.json(toWire({ styles, sizes, edps }))
})
const guid = '0b5e1c3a-6f0e-4d53-9c1e-2f4f0a7d9b11'
const adds = [
  http.post(carts, () => HttpResponse.json(aCart(guid), { status: 201 })),
  http.post(`${carts}/:guid/cartlines`, () => HttpResponse.json(aCart(guid))),
]
const canned = [finds(), choices, ...adds, ...cannedReplies()]

const meta: Meta<typeof QuickOrder> = {
  title: 'Widgets/Quick order',
  component: QuickOrder,
  tags: ['autodocs'],
  parameters: { msw: canned },
}
export default meta
type Story = StoryObj<typeof QuickOrder>

const list = '412-305, 412311 x 2, 412355, 412-318'
const add: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(Add all|Tout ajouter)/ }))
}

export const Empty: Story = {}
export const One: Story = { args: { items: '412355' } }
/** One needs a choice of style; the others are ready. */
export const Many: Story = { args: { items: list } }
export const ManyInFrench: Story = { args: { items: list }, globals: { language: 'fr' } }
/** Text, an unknown number, a sold-out product and a quantity that cannot be ordered. */
export const Problems: Story = { args: { items: 'kettle, 999999, 412322, 412311 x 120' } }
export const ProblemsInFrench: Story = { args: Problems.args, globals: { language: 'fr' } }
export const Loading: Story = {
  args: { items: list },
  parameters: { msw: [http.get(products, () => delay('infinite')), ...canned] },
}
export const Added: Story = { args: { items: '412355, 412311 x 2' }, play: add }
export const Refused: Story = {
  args: { items: '412355, 412311 x 2' },
  parameters: {
    msw: [
      http.post(carts, () =>
        HttpResponse.json([{ Message: 'Only 2 of this item can be ordered right now.', Area: 'Quantity' }], {
          status: 417,
        }),
      ),
      ...canned,
    ],
  },
  play: add,
}
export const Unreachable: Story = {
  args: { items: list },
  parameters: { msw: [http.get(products, () => HttpResponse.error()), ...canned] },
}
export const LongestTexts: Story = {
  args: { items: list },
  parameters: { msw: [finds((language) => ({ Name: longest[language] })), ...canned] },
  globals: { language: 'fr' },
}
/** In a narrow column of another page. */
export const Narrow: Story = {
  args: { items: list },
  decorators: [
    (Shown) => (
      <div className="column">
        <Shown />
      </div>
    ),
  ],
}
export const Dark: Story = { args: { items: list }, globals: { theme: 'dark' } }
