import type { Product } from '@onair/core/catalogue/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { aBag } from '../testing/bag.fixtures.ts'
import { shownProducts, someProducts } from '../testing/fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { aCardigan, aKettle } from '../testing/product.fixtures.ts'
import { ProductList } from './product-list.tsx'
import { ProductsByQuery } from './products-by-query.tsx'

const choices = http.get('*/api/v3/:language/products/:itemNo/styleCodes', ({ params }) => {
  const language = params.language === 'fr' ? 'fr' : 'en'
  const { Styles, Sizes, Edps } = params.itemNo === '412311' ? aKettle({ language }) : aCardigan({ language })
  return HttpResponse.json({ Styles, Sizes, Edps: params.itemNo === '412340' ? Edps.slice(0, 1) : Edps })
})
const bag = http.post('*/api/v2/:language/carts', () => HttpResponse.json(aBag(), { status: 201 }))
const lines = http.post('*/api/v2/:language/carts/:guid/cartlines', () => HttpResponse.json(aBag()))
const canned = [choices, bag, lines, ...cannedReplies()]

/** A tile with everything that a tile can show. */
function everyTile(language: 'en' | 'fr'): Product[] {
  const [kettle, pan, mixer, knives, mugs, fryer] = shownProducts({ language }) as [
    Product,
    Product,
    Product,
    Product,
    Product,
    Product,
  ]
  const aged = { isLive: false }
  return [
    { ...kettle, isShowstopper: true, sellerType: 'Marketplace', averageRating: 4.4, productReviewCount: 128 },
    { ...pan, ...aged, isPrice: null, isPriceRange: { min: 4450, max: 8950 }, moreStyles: true },
    { ...mixer, ...aged, isPrice: 123_456, wasPrice: 1_234_500, easyPaymentPrice: 20_576 },
    { ...knives, ...aged },
    { ...mugs, ...aged, name: language === 'fr' ? 'Tasses' : 'Mugs' },
    { ...fryer, ...aged, isDonation: true, wasPrice: null, easyPaymentPrice: null, productReviewCount: 0 },
  ]
}

const meta: Meta<typeof ProductList> = {
  title: 'Widgets/Product list',
  component: ProductList,
  tags: ['autodocs'],
  args: { products: shownProducts() },
  parameters: { msw: canned },
}
export default meta
type Story = StoryObj<typeof ProductList>

/** Names, prices and buttons align within a row. "Choose options" opens a dialog, "Add to bag" adds at once. */
export const Grid: Story = {}
export const GridInFrench: Story = {
  args: { products: shownProducts({ language: 'fr' }) },
  globals: { language: 'fr' },
}
/** On air, showstopper, Marketplace; a price range; four-digit prices; sold out; a short name; a donation. */
export const EveryTile: Story = { args: { products: everyTile('en') } }
export const EveryTileInFrench: Story = { args: { products: everyTile('fr') }, globals: { language: 'fr' } }
export const Rail: Story = {
  args: {
    look: 'rail',
    heading: 'Goes well with it',
    products: [...shownProducts(), ...everyTile('en')].map(renumbered),
  },
}
/** In a narrow column of another page. */
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div className="column">
        <Shown />
      </div>
    ),
  ],
}
export const Dark: Story = { args: { products: everyTile('en') }, globals: { theme: 'dark' } }
/** The pictures cannot be loaded: the names take their place. */
export const WithoutPictures: Story = {
  parameters: { msw: [http.get('*/images/:kind/:name', () => new HttpResponse(null, { status: 404 })), ...canned] },
}
/** The server refuses: its message shows at the foot of the window, or in the dialog. */
export const Refused: Story = {
  parameters: {
    msw: [
      http.post('*/api/v2/:language/carts', () =>
        HttpResponse.json([{ Message: 'Only 2 of this item can be ordered right now.', Area: 'Quantity' }], {
          status: 417,
        }),
      ),
      choices,
      ...cannedReplies(),
    ],
  },
}
export const Unreachable: Story = {
  parameters: { msw: [http.post('*/api/v2/:language/carts', () => HttpResponse.error()), choices, ...cannedReplies()] },
}

/** The component of `<onair-product-list search-term>`, which reads the products itself. */
export const BySearch: StoryObj<typeof ProductsByQuery> = {
  render: (args) => <ProductsByQuery {...args} />,
  args: { searchTerm: 'kettle', count: 4 },
  parameters: {
    msw: [
      http.get('*/api/v3/:language/products', ({ params }) =>
        HttpResponse.json({
          Products: someProducts({ language: params.language === 'fr' ? 'fr' : 'en' }).slice(0, 4),
          Paging: { CurrentPage: 1, TotalPages: 10, TotalRecords: 38 },
          Dimensions: [],
          SortKeys: [],
          SearchTerm: 'kettle',
          CorrectedTerm: null,
          LeftOut: [],
          Answers: [],
        }),
      ),
      ...canned,
    ],
  },
}
export const BySearchWithNothingFound: StoryObj<typeof ProductsByQuery> = {
  render: (args) => <ProductsByQuery {...args} />,
  args: { searchTerm: 'kettle' },
  parameters: {
    msw: [
      http.get('*/api/v3/:language/products', () =>
        HttpResponse.json({
          Products: [],
          Paging: { CurrentPage: 1, TotalPages: 0, TotalRecords: 0 },
          Dimensions: [],
          SortKeys: [],
          SearchTerm: 'kettle',
          CorrectedTerm: null,
          LeftOut: [],
          Answers: [],
        }),
      ),
      ...canned,
    ],
  },
}

function renumbered(product: Product, index: number): Product {
  return { ...product, itemNo: String(500_000 + index) }
}
