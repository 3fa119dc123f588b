import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { aBag } from '../testing/bag.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { aKettle, shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { ProductView } from './product.tsx'
import { ProductByNumber } from './product-by-number.tsx'

const bag = http.post('*/api/v2/:language/carts', () => HttpResponse.json(aBag(), { status: 201 }))
const lines = http.post('*/api/v2/:language/carts/:guid/cartlines', () => HttpResponse.json(aBag()))

const at = '2026-11-21T14:00:00-05:00'
const specialUntil = '2026-11-22T00:00:00-05:00'
const video = {
  Url: 'kettle.mp4',
  ImageUrl: 'p/kettle-red-1',
  Title: 'The kettle in three colours',
  Seconds: 7,
  UploadedAt: '2026-09-07T12:00:00-04:00',
}
const sections = [
  { tabOrder: 1, title: 'Details', html: '<ul><li>1.2 litres</li><li>Weighs 980 g</li></ul>' },
  { tabOrder: 2, title: 'Materials & Care', html: '<p>Stainless steel. Wipe it with a soft cloth.</p>' },
  { tabOrder: 3, title: 'Shipping & Returns', html: '<p>Sent within two days. 30 days to return it.</p>' },
]
const story =
  'Designed with three generations of tea drinkers around the table, it pours as thin as a thread or as fast as you like. '
const description = `<p>${story.repeat(3)}</p><ul><li>1.2 litres</li><li>All stoves</li></ul>`

const meta: Meta<typeof ProductView> = {
  title: 'Widgets/Product',
  component: ProductView,
  tags: ['autodocs'],
  args: { product: shownKettle() },
  parameters: { msw: [bag, lines, ...cannedReplies()] },
}
export default meta
type Story = StoryObj<typeof ProductView>

/** On air now, the day's showstopper, reduced, with Easy Pay; one colour is low in stock, one sold out. */
export const Styles: Story = {}
export const StylesInFrench: Story = { args: { product: shownKettle({ language: 'fr' }) }, globals: { language: 'fr' } }
/** From a Marketplace seller; some sizes are sold out, one is not made. */
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
/** The server refuses; its message shows beside the button. */
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
/** A clip after the first picture, fetched on demand. */
export const Video: Story = { args: { product: shownKettle({ Videos: [video] }) } }
/** Tabs on a wide page, accordions on a narrow one; the description is cut. */
export const WithDescription: Story = { args: { product: shownKettle({ Description: description }), sections, at } }
/** The sections are read when they are opened. */
export const SectionsOnDemand: Story = {
  args: {
    product: shownKettle({ Sections: sections.map(({ tabOrder, title }) => ({ TabOrder: tabOrder, Title: title })) }),
  },
  parameters: {
    msw: [
      http.get('*/api/v3/:language/products/:itemNo/sections/:tabOrder', ({ params }) =>
        HttpResponse.json({ TabOrder: Number(params.tabOrder), Title: 'Details', Html: '<p>1.2 litres</p>' }),
      ),
      ...cannedReplies(),
    ],
  },
}
/** The province is known: the first Easy Pay payment includes its taxes, as an estimate. */
export const ProvinceKnown: Story = { parameters: { cookies: 'cartProvince=QC' } }
/** Today's offer with its clock; on air tonight and before. */
export const Showstopper: Story = {
  args: { product: shownKettle({ IsLive: false, LastAired: '2026-11-20T20:00:00-05:00' }), at, until: specialUntil },
}
/** Fixed amounts, and a field for another one. */
export const Donation: Story = {
  args: {
    product: shownKettle({
      Name: 'Donation: Animal Shelters',
      IsDonation: true,
      IsShowstopper: false,
      EasyPay: null,
      Styles: [5, 10, 25].map((dollars) => ({ Code: `D${dollars}`, Name: `$${dollars}`, Swatch: 'red' })),
      Edps: aKettle()
        .Edps.slice(0, 3)
        .map((edp, index) => ({
          ...edp,
          StyleCode: ['D5', 'D10', 'D25'][index] ?? null,
          Price: [5, 10, 25][index] ?? 5,
          WasPrice: null,
          EasyPaymentPrice: null,
          Stock: 'in',
          Quantity: 99,
        })),
    }),
  },
}
/** The product was withdrawn while the page was open. */
export const Gone: Story = {
  parameters: {
    msw: [
      http.post('*/api/v2/:language/carts', () =>
        HttpResponse.json([{ Message: 'This item is no longer in the shop.', Area: 'ItemNo' }], { status: 410 }),
      ),
      ...cannedReplies(),
    ],
  },
}
/** The added item, in a drawer. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Add to bag|Ajouter au panier)$/ }))
    await canvas.findByRole('dialog')
  },
}
export const AddedInFrench: Story = { ...Added, ...StylesInFrench }
export const Sharing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Share|Partager)$/ }))
    await canvas.findByRole('dialog')
  },
}
export const SharingInFrench: Story = { ...Sharing, ...StylesInFrench }
export const Dark: Story = { globals: { theme: 'dark' } }

/** The component of `<onair-product item-no>`, which reads the product itself. */
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
