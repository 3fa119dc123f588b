import type { Language } from '@onair/core/language'
import { orderStatusWords } from '@onair/core/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { anOrder, returnedParts, shownOrder, someInvoices } from '../testing/order.fixtures.ts'
import { OrderStatus } from './order-status.tsx'
import { OrderStatusByNumber } from './order-status-by-number.tsx'

/** The first part of an order, which waits at a pick-up point. */
const pickedUp = (language: Language) => {
  const word = (en: string, fr: string) => (language === 'fr' ? fr : en)
  const method = word('Delivery to a pick-up point', 'Livraison à un point de ramassage')
  return shownOrder({
    language,
    NoOfEasyPays: 0,
    EasyPays: [],
    PromoCode: 'EXTRA5, SHIPBONUS',
    Promotions: [
      { Code: 'EXTRA5', Description: word('5% off from $50', '5 % de rabais dès 50 $'), Amount: 6 },
      { Code: 'SHIPBONUS', Description: word('Free standard delivery', 'Livraison standard gratuite'), Amount: 0 },
    ],
    MerchandiseSubTotal: 119.98,
    Discount: 6,
    ShippingHandling: 0,
    Taxes: [{ Name: word('HST', 'TVH'), Rate: 13, Amount: 14.82 }],
    TaxTotal: 14.82,
    ActualOrderTotal: 128.8,
    GrandTotal: 128.8,
    summary: { OrderTotal: 128.8 },
    ShipLevels: [method],
    SubOrders: anOrder({ language })
      .SubOrders.slice(0, 1)
      .map((part) => ({
        ...part,
        ShipMethod: method,
        EstimatedDelivery: '2026-11-27',
        ShipAddress: '1301 Dundas Street West',
        ShipCityProvincePostalCode: 'Toronto, ON M6J 1Y1',
        AccessPoint: { Id: 'U1', Name: word('Corner Pharmacy', 'Pharmacie du coin') },
      })),
  })
}

const meta: Meta<typeof OrderStatus> = {
  title: 'Widgets/Order status',
  component: OrderStatus,
  tags: ['autodocs'],
  args: { initial: shownOrder() },
  parameters: { cookies: memberCookie },
}
export default meta
type Story = StoryObj<typeof OrderStatus>

export const InEasyPay: Story = {}
export const InEasyPayInFrench: Story = {
  args: { initial: shownOrder({ language: 'fr' }) },
  globals: { language: 'fr' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
/** On the confirmation page: with a title below the page's. */
export const Confirmation: Story = { args: { confirmation: true } }
/** After its edit was confirmed. */
export const Edited: Story = { args: { done: 'edited' } }
/** The dialog before cancelling: what is released. */
export const AsksToCancel: Story = { args: { asksToCancel: true } }
export const AsksToCancelInFrench: Story = {
  args: { asksToCancel: true, initial: shownOrder({ language: 'fr' }) },
  globals: { language: 'fr' },
}
/** One part can still be returned, the other no longer. */
export const Delivered: Story = {
  args: {
    initial: shownOrder({
      summary: { Status: orderStatusWords.delivered.en, Editable: false, Trackable: true },
      NoOfEasyPays: 0,
      EasyPays: [],
      SubOrders: anOrder().SubOrders.map((part, index) => ({
        ...part,
        ShipDate: '2026-11-23',
        DeliveryDate: '2026-11-26',
        ReturnByDate: '2026-12-26',
        IsReturnDeadlinePassed: index > 0,
        ShowCanadaPostReturnCTA: index === 0,
        ShowGenericReturnCTA: index > 0,
        Items: part.Items.map((item) => ({ ...item, Status: orderStatusWords.delivered.en })),
      })),
    }),
  },
}
export const Cancelled: Story = {
  args: {
    initial: shownOrder({
      language: 'fr',
      summary: { Status: orderStatusWords.cancelled.fr },
      NoOfEasyPays: 0,
      EasyPays: [],
    }),
  },
  globals: { language: 'fr' },
}
/** The first shipment is on its way, the second is not; the order can be tracked and no longer edited. */
export const PartShipped: Story = {
  args: {
    initial: shownOrder({
      summary: {
        Status: orderStatusWords.shipped.en,
        Editable: false,
        Trackable: true,
        OrderModificationValidationMessages: ['Part of this order has shipped, so it can no longer be changed.'],
      },
      SubOrders: anOrder().SubOrders.map((part, index) =>
        index > 0
          ? part
          : {
              ...part,
              ShipDate: '2026-11-23',
              EstimatedDelivery: '2026-11-27',
              Items: part.Items.map((item) => ({ ...item, Status: orderStatusWords.shipped.en })),
            },
      ),
      Invoices: someInvoices.slice(0, 1),
    }),
  },
}
/** The first shipment was returned; the second cannot be. */
export const PartReturned: Story = {
  args: {
    initial: shownOrder({
      summary: { Status: orderStatusWords.delivered.en, Editable: false, Trackable: true },
      NoOfEasyPays: 0,
      EasyPays: [],
      SubOrders: returnedParts(anOrder().SubOrders).map((part, index) => ({
        ...part,
        ShipDate: '2026-11-23',
        DeliveryDate: '2026-11-26',
        ShowIneligibleForReturnMessage: true,
        Items: part.Items.map((item) => ({
          ...item,
          Status: orderStatusWords[index === 0 ? 'returned' : 'delivered'].en,
        })),
      })),
      Invoices: someInvoices,
    }),
  },
}
const paid = (PaymentType: string, more: Partial<Parameters<typeof shownOrder>[0]> = {}) =>
  shownOrder({ PaymentType, CreditCardNo: null, CCExpiry: null, NoOfEasyPays: 0, EasyPays: [], ...more })
export const PaidByWallet: Story = { args: { initial: paid('PayPal') } }
export const PaidByCheque: Story = { args: { initial: paid('Cheque') } }
export const PaidByGiftCards: Story = {
  args: { initial: paid('Gift card', { GiftCardRedemption: 236.14, GrandTotal: 0 }) },
}
export const PaidByStoreCard: Story = {
  args: { initial: shownOrder({ PaymentType: 'Onair Card', CreditCardNo: '************0000' }) },
}
/** With all deductions, and why it can no longer be changed. */
export const PaidInPart: Story = {
  args: {
    initial: shownOrder({
      Discount: 19.9,
      PromoCode: 'WELCOME10',
      Promotions: [{ Code: 'WELCOME10', Description: '10% off merchandise', Amount: 19.9 }],
      GiftCardRedemption: 50,
      CreditAmountApplied: 5,
      GrandTotal: 161.24,
      summary: { OrderModificationValidationMessages: ['The time in which this order could be changed is over.'] },
    }),
  },
}
/** The parcel waits at a pick-up point; two codes, of which one made the delivery free. */
export const PickUp: Story = { args: { initial: pickedUp('en') } }
export const PickUpInFrench: Story = { args: { initial: pickedUp('fr') }, globals: { language: 'fr' } }
const byNumber = (answer: () => Response | Promise<Response>) => ({
  render: () => <OrderStatusByNumber orderNo="100000123" />,
  parameters: { msw: [http.get('*/api/v2/:language/accounts/:edp/orders/:id', answer), ...cannedReplies()] },
})
/** While the order is read, or read again, its content is hidden. */
export const Updating: Story = byNumber(async () => {
  await delay('infinite')
  return HttpResponse.json(anOrder())
})
export const Failing: Story = byNumber(() =>
  HttpResponse.json([{ Message: 'The shop has too many visitors right now.', Area: 'Busy' }], { status: 503 }),
)
/** The element, which reads the order itself and shows the account's header. */
export const ByNumber: Story = byNumber(() => HttpResponse.json(anOrder()))
export const ByUnknownNumber: Story = {
  render: () => <OrderStatusByNumber orderNo="999999999" />,
  parameters: {
    msw: [
      http.get('*/api/v2/:language/accounts/:edp/orders/:id', () =>
        HttpResponse.json([{ Message: 'No such order.', Area: 'OrderNo' }], { status: 404 }),
      ),
      ...cannedReplies(),
    ],
  },
}
export const ByNumberSignedOut: Story = {
  render: () => <OrderStatusByNumber orderNo="100000123" />,
  parameters: { cookies: '' },
}
/** The total of the goods when a part could not be sent. */
export const AdjustedTotal: Story = {
  args: { initial: shownOrder({ ActualOrderTotal: 200, GrandTotal: 200, summary: { OrderTotal: 236.14 } }) },
}
/** One return on its way, one received and refunded. */
export const WithReturns: Story = {
  args: {
    initial: shownOrder({
      summary: { Status: orderStatusWords.delivered.en, Editable: false, Trackable: true },
      SubOrders: anOrder().SubOrders.map((part) => ({
        ...part,
        DeliveryDate: '2026-11-26',
        ReturnByDate: '2026-12-26',
        ShowCanadaPostReturnCTA: true,
        Returns: [
          {
            ReturnNo: 'R10000002',
            Status: 'Requested',
            RequestedAt: '2026-11-30T12:00:00Z',
            RefundedAt: null,
            Total: 42.5,
          },
          {
            ReturnNo: 'R10000001',
            Status: 'Refunded',
            RequestedAt: '2026-11-27T12:00:00Z',
            RefundedAt: '2026-12-02T12:00:00Z',
            Total: 19.99,
          },
        ],
      })),
    }),
  },
}
const long = 'Hand-painted-bamboo-fibre-serving-bowl-set '.repeat(4)
export const LongestTexts: Story = {
  args: {
    initial: shownOrder({
      CustomerName: long,
      BillingAddress: long,
      BillingCityProvincePostalCode: long,
      GrandTotal: 9_999_999.99,
      SubOrders: anOrder().SubOrders.map((part) => ({
        ...part,
        ShipAddressee: long,
        ShipAddress: long,
        ShipCityProvincePostalCode: long,
        Items: part.Items.map((item) => ({ ...item, Description: long, Style: long, TotalPrice: 9_999_999.99 })),
      })),
    }),
  },
}
