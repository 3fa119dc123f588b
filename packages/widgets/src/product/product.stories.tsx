import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { aBag } from '../testing/bag.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { aKettle, shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { ProductView } from './product.tsx'
import { ProductByNumber } from './product-by-number.tsx'

const bag = http.post('*/api/v2/:language/carts', () => HttpResponse.json(aBag(), { status: 201 }))
const lines = http.post('*/api/v2/:language/carts/:guid/cartlines', () => HttpResponse.json(aBag()))

const meta: Meta<typeof ProductView> = {
  title: 'Widgets/Product',
  component: ProductView,
  tags: ['autodocs'],
  args: { product: shownKettle() },
  parameters: { msw: [bag, lines, ...cannedReplies()] },
}
export default meta
type Story = StoryObj<typeof ProductView>

/** On air now, the day's showstopper, reduced, in Easy Pay; one colour nearly gone, one gone. */
export const Styles: Story = {}
export const StylesInFrench: Story = { args: { product: shownKettle({ language: 'fr' }) }, globals: { language: 'fr' } }
/** From a Marketplace seller; some sizes are sold out, one was never made. */
export const StylesAndSizes: Story = { args: { product: shownCardigan() } }
export const StylesAndSizesInFrench: Story = {
  args: { product: shownCardigan({ language: 'fr' }) },
  globals: { language: 'fr' },
}
export const OneOfAKind: Story = {
  args: {
    product: (({ styles, ...kettle }) => ({ ...kettle, styles: styles.slice(0, 1), edps: kettle.edps.slice(0, 1) }))(
      shownKettle(),
    ),
  },
}
export const SoldOut: Story = {
  args: {
    product: (({ edps, ...kettle }) => ({
      ...kettle,
      edps: edps.map((edp) => ({ ...edp, stock: 'out' as const, quantity: 0 })),
    }))(shownKettle()),
  },
}
/** The server says no; its sentence stands beside the button. */
export const Refused: Story = {
  parameters: {
    msw: [
      http.post('*/api/v2/:language/carts', () =>
        HttpResponse.json([{ Message: 'Only 2 of this item can be ordered right now.', Area: 'Quantity' }], {
          status: 417,
        }),
      ),
      ...cannedReplies(),
    ],
  },
}
export const Unreachable: Story = {
  parameters: { msw: [http.post('*/api/v2/:language/carts', () => HttpResponse.error()), ...cannedReplies()] },
}
export const Dark: Story = { globals: { theme: 'dark' } }

/** What `<onair-product item-no>` is: it reads the product itself. */
export const ByNumber: StoryObj<typeof ProductByNumber> = {
  render: (args) => <ProductByNumber {...args} />,
  args: { itemNo: '412-305' },
  parameters: {
    msw: [
      http.get('*/api/v3/:language/products/412305', ({ params }) =>
        HttpResponse.json(aKettle({ language: params.language === 'fr' ? 'fr' : 'en' })),
      ),
      bag,
      lines,
      ...cannedReplies(),
    ],
  },
}
export const ByUnknownNumber: StoryObj<typeof ProductByNumber> = {
  render: (args) => <ProductByNumber {...args} />,
  args: { itemNo: '999999' },
  parameters: {
    msw: [
      http.get('*/api/v3/:language/products/999999', () =>
        HttpResponse.json([{ Message: 'We could not find item 999-999.', Area: 'ItemNo' }], { status: 404 }),
      ),
      ...cannedReplies(),
    ],
  },
}
