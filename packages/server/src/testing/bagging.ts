import type { TestApp } from './app.ts'
import type { Line } from './shopper.ts'

type Language = 'en' | 'fr'

/** Actions on an anonymous bag. Each returns the reply in the names of the wire. */
export async function bagging(shop: TestApp) {
  const token = await shop.appToken()
  const add = (guid: string, body: Line) =>
    shop.call('POST /api/v2/{language}/carts/{guid}/cartlines', { token, params: { guid }, body })
  return {
    add,
    /** Creates a bag with these lines. */
    async aBag(...lines: Line[]): Promise<string> {
      const { CartGuid } = (await shop.call('POST /api/v2/{language}/carts', { token })).json()
      for (const line of lines) await add(CartGuid, line)
      return CartGuid
    },
    change: (guid: string, id: string, Quantity: number) =>
      shop.call('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', {
        token,
        params: { guid, id },
        body: { Quantity },
      }),
    remove: (guid: string, id: string) =>
      shop.call('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', { token, params: { guid, id } }),
    read: async (guid: string, language: Language = 'en') =>
      (await shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid }, language })).json(),
    inProvince: async (guid: string, Province: string) =>
      (
        await shop.call('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', {
          token,
          params: { guid },
          body: { Province },
        })
      ).json(),
    use: (guid: string, PromoCode: unknown, language: Language = 'en') =>
      shop.call('PUT /api/v2/{language}/carts/{guid}/promocode', {
        token,
        params: { guid },
        body: { PromoCode },
        language,
      }),
    drop: (guid: string, code?: string) =>
      shop.call('DELETE /api/v2/{language}/carts/{guid}/promocode', {
        token,
        params: { guid },
        ...(code !== undefined && { query: { code } }),
      }),
  }
}

/** A bag's codes, with brackets around those that reduce nothing. */
export const codesOf = (bag: { Promotions: { Code: string; IsApplied: boolean }[] }): string[] =>
  bag.Promotions.map(({ Code, IsApplied }) => (IsApplied ? Code : `(${Code})`))

/** Text with ordinary spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
