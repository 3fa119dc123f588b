import type { Language } from '@onair/core/language'
import { HttpResponse, http, type RequestHandler, sse } from 'msw'
import { aDay, aShowstopper, aWeek, foundShows, productListOf, someProducts, today, whatIsOn } from './fixtures.ts'
import { someOffers, someSuggestions } from './suggestions.fixtures.ts'

const languageOf = (params: Readonly<Record<string, unknown>>): Language => (params.language === 'fr' ? 'fr' : 'en')

/** Canned replies for the channel, its products, the application token and pictures. */
export function cannedReplies(clock: () => Date = () => new Date()): RequestHandler[] {
  return [
    http.post('*/api/token', () => HttpResponse.json({ access_token: 'canned', expires_in: 3600 })),
    http.get('*/api/v2/:language/shows/today', ({ params, request }) =>
      HttpResponse.json(
        today({
          at: clock(),
          language: languageOf(params),
          upcoming: new URL(request.url).searchParams.get('upcoming') === 'true',
        }),
      ),
    ),
    http.get('*/api/v2/:language/shows/daily', ({ params, request }) =>
      HttpResponse.json(
        aDay({
          at: clock(),
          language: languageOf(params),
          date: new URL(request.url).searchParams.get('date') ?? undefined,
        }),
      ),
    ),
    http.get('*/api/v2/:language/shows/weekly', ({ params, request }) =>
      HttpResponse.json(
        aWeek({
          at: clock(),
          language: languageOf(params),
          date: new URL(request.url).searchParams.get('date') ?? undefined,
        }),
      ),
    ),
    http.get('*/api/v2/:language/shows/search', ({ params }) =>
      HttpResponse.json(foundShows({ at: clock(), language: languageOf(params) })),
    ),
    sse<{ show: string }>('*/api/v2/:language/shows/events', ({ client, params }) => {
      client.send({ event: 'show', data: JSON.stringify(whatIsOn({ at: clock(), language: languageOf(params) })) })
    }),
    http.get('*/api/v3/:language/products/onairnow', ({ params }) =>
      HttpResponse.json({ Products: someProducts({ language: languageOf(params) }) }),
    ),
    http.get('*/api/v3/:language/products/todayshowstopper', ({ params }) =>
      HttpResponse.json(aShowstopper({ at: clock(), language: languageOf(params) })),
    ),
    http.get('*/api/v3/:language/products', ({ params, request }) => {
      const language = languageOf(params)
      const itemNos = new URL(request.url).searchParams.get('itemNos')?.split('-')
      return HttpResponse.json(
        productListOf(itemNos ?? someProducts({ language }).map(({ ItemNo }) => ItemNo), { language }),
      )
    }),
    http.get('*/api/v3/:language/products/suggestions', ({ params, request }) => {
      const suggested = new URL(request.url).searchParams.has('searchTerm') ? someSuggestions : someOffers
      return HttpResponse.json(suggested({ language: languageOf(params) }))
    }),
    http.get('*/images/:kind/:name', ({ params }) =>
      HttpResponse.text(drawing(`${params.kind}/${params.name}`, params.kind === 's'), {
        headers: { 'content-type': 'image/svg+xml' },
      }),
    ),
  ]
}

/** A placeholder picture in a colour of its own. */
function drawing(name: string, wide: boolean): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  const [width, height] = wide ? [960, 540] : [480, 480]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 55% 88%)"/><stop offset="1" stop-color="hsl(${hue + 40} 45% 70%)"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<circle cx="${width / 2}" cy="${height * 0.52}" r="${height * 0.26}" fill="hsl(${hue} 50% 48%)"/>
<ellipse cx="${width / 2}" cy="${height * 0.84}" rx="${height * 0.3}" ry="${height * 0.035}" fill="hsl(${hue} 30% 30% / .25)"/>
<circle cx="${width / 2 - height * 0.08}" cy="${height * 0.44}" r="${height * 0.07}" fill="hsl(${hue} 70% 78%)"/></svg>`
}
