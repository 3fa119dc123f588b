import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { contract } from '../../exports/contract.ts'
import type { Call } from './contract.ts'

type Definition = {
  type: string
  format?: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: z.ZodMiniType[]
}
type Field = { call: string; name: string; schema: z.ZodMiniType }

/** The text fields of a schema, at every depth. Nobody pastes closed lists, instants and days. */
function textFields(call: string, schema: z.ZodMiniType | undefined, name = ''): Field[] {
  if (!schema) return []
  const { type, format, shape = {}, innerType, element, in: piped, options = [] } = schema._zod.def as Definition
  if (type === 'string' && format !== 'datetime' && format !== 'date') return [{ call, name, schema }]
  const inner = [innerType, element, piped, ...options].flatMap((one) => textFields(call, one, name))
  return [...inner, ...Object.entries(shape).flatMap(([key, field]) => textFields(call, field, key))]
}

const fields = (Object.entries(contract) as [string, Call][]).flatMap(([name, { params, query, headers, body }]) =>
  [params, query, headers, body].flatMap((part) => textFields(name, part)),
)

/** Fields that are sent unchanged: passwords, and those that only programs write. */
const asTheyAre = new Set([
  ...['password', 'Password', 'CurrentPassword', 'NewPassword', 'NewPasswordConfirmed'],
  ...[
    'key',
    'recaptchaToken',
    'p256dh',
    'auth',
    'edp',
    'paymentId',
    'name',
    'lastEventId',
    'MaximumListSize',
    'SearchRadius',
    'itemNos',
  ],
])

/** A valid value of each field that checks its text; the others get words. */
const samples: Readonly<Record<string, string>> = {
  ...{ Email: 'marie-eve@example.com', emailAddress: 'marie-eve@example.com', To: 'marie-eve@example.com' },
  ...{ PostalCode: 'H2X 1Y4', ZipCode: 'H2X 1Y4', PostcodePrimaryLow: 'H2X 1Y4', postalCode: 'H2X 1Y4' },
  ...{ Phone: '(514) 555-0199', ExpiryMonth: '03', ExpiryYear: '2031', LastDigits: '4242' },
  ...{ CardNumber: '6006-4900 0000-0050', Pin: '1234', tabOrder: '2' },
  ...{ itemNo: '700-001', ItemNo: '700-001', ItemNumber: '700 001', OtherItemNo: '700001' },
  ...{
    FirstName: 'Marie-Ève',
    LastName: 'Saint-Onge',
    HolderName: 'M-È Saint-Onge',
    City: 'Saint-Jean',
    PromoCode: 'MAY-10',
  },
  ...{ searchTerm: 'T-shirt', term: 'T-shirt' },
  ...{ ModifyOrderNo: '1000 0001', ShipOrderNo: '1000000101', shipOrderNo: '1000000101', invoiceNo: 'INV-1000001' },
  ...{ guid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', CartGuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  cartGuid: '3F2504E04F8941D39A0C0305E82C3301',
}
/** Ids in paths, some of them numbers. */
const ids: readonly string[] = ['0123456789abcdef0123456789abcdef', '700001']

/** The most characters of a text field; some tokens and ids are short. */
const longest = (schema: z.ZodMiniType): number =>
  [25, 7].find((length) => z.safeParse(schema, 'x'.repeat(length)).success) ?? 0

const sampleOf = ({ name, schema }: Field): string =>
  name === 'id'
    ? (ids.find((id) => z.safeParse(schema, id).success) ?? '')
    : (samples[name] ?? 'Eve Roy of here and there'.slice(0, longest(schema)))

/** The same text as it is pasted from mails, spreadsheets and phones. */
const pasted = (text: string): string =>
  `\ufeff\u202a\u00a0${text.replaceAll(' ', '\u00a0\u2009').replaceAll('-', '\u2011\u200b')}\u00ad\u202f\u202c\u200e\n`

const typed = fields.filter(({ call, name }) => !asTheyAre.has(name) && call !== 'POST /api/token')

test('each text field of each call accepts pasted text, and passes it on clean', () => {
  expect(typed.length).toBeGreaterThan(150)
  for (const field of typed) {
    const [clean, dirty] = [sampleOf(field), pasted(sampleOf(field))].map((text) => z.safeParse(field.schema, text))
    expect([field.call, field.name, clean]).toEqual([
      field.call,
      field.name,
      expect.objectContaining({ success: true }),
    ])
    expect([field.call, field.name, dirty?.data]).toEqual([field.call, field.name, clean?.data])
    expect(String(clean?.data)).toMatch(/^[ -~È]+$/)
  }
})

test('passwords stay byte for byte', () => {
  const password = '\u00a0Kettle 7\u200b\u2011 '
  for (const { name, schema } of fields.filter((field) => /password/i.test(field.name))) {
    expect([name, z.safeParse(schema, password).data]).toEqual([name, password])
  }
})
