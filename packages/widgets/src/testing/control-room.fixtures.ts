/** The reply to an operator at half past noon in Toronto: the second of three products is on air. On the wire. */
export const anAirState = ({ onAir = '400002', version = 1, viewers = 1204 } = {}) => ({
  Now: aProgramme('a', 'Kitchen Table', '2026-11-21T17:00:00Z', '2026-11-21T18:00:00Z'),
  Next: aProgramme('b', 'Bright Ideas', '2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z'),
  OnAir: onAir,
  Products: [
    aProduct('400001', 'Kettle', '2026-11-21T17:00:00Z', 12),
    aProduct('400002', 'Pan', '2026-11-21T17:20:00Z', 3),
    aProduct('400003', 'Knife', '2026-11-21T17:40:00Z', 40),
    aProduct('400004', 'Board', '2026-11-21T17:50:00Z', 1),
  ],
  Prices: [
    aWindow('400002', 'Pan', 49.99, '2026-11-21T17:00:00Z', true),
    aWindow('400004', 'Board', 19.99, '2026-11-21T17:50:00Z', false),
  ],
  Viewers: viewers,
  Version: version,
})

/** The log of one action, by an operator or by the command. */
export const anAirLog = (operator: string | null = 'Camille Okafor') => ({
  Entries: [
    {
      Id: 1,
      At: '2026-11-21T17:20:00Z',
      Operator: operator,
      Action: 'now',
      ShowId: 'a',
      Title: 'Kitchen Table',
      ItemNos: ['400002'],
      EndBefore: null,
      EndAfter: null,
      PriceBefore: null,
      PriceAfter: null,
    },
  ],
  Paging: { CurrentPage: 1, TotalPages: 1, TotalRecords: 1 },
})

const aProgramme = (Id: string, Title: string, Start: string, End: string) => ({
  Id,
  Title,
  Description: '',
  Host: 'Dana',
  Start,
  End,
  IsLive: Id === 'a',
  ImageUrl: 'shows/kitchen',
  Products: [],
})

const aWindow = (ItemNo: string, Name: string, Price: number, Start: string, IsOpen: boolean) => ({
  ItemNo,
  Name,
  Price,
  Start,
  End: '2026-11-21T18:00:00Z',
  IsOpen,
})

const aProduct = (ItemNo: string, Name: string, AirTime: string, Quantity: number) => ({
  ItemNo,
  Name,
  ImageUrl: `products/${ItemNo}`,
  AirTime,
  Stock: 'in',
  Quantity,
  OrdersPerMinute: 1.4,
})
