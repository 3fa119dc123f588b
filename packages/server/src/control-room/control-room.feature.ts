import { controlRoomContract } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { mount } from '../kernel/call/mount.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import type { Feature } from '../kernel/feature.ts'
import { createViewers } from '../live/viewers.ts'
import { controlRoomMessages } from './control-room.messages.ts'
import { controlRoomService } from './control-room.service.ts'

export const controlRoom: Feature = {
  name: 'control-room',
  messages: controlRoomMessages,
  routes(app, { pool, clock, shared }) {
    const room = controlRoomService({ pool, clock })
    const viewers = shared(createViewers)
    const state = async (language: Language) => room.state(language, await viewers.total())
    /** What is on air after an operator's action, or why it was refused. */
    const after = async (acting: Promise<Refusal | undefined>, language: Language) =>
      (await acting) ?? (await state(language))
    mount(app, controlRoomContract, {
      'GET /api/v2/{language}/air': ({ language }) => state(language),
      'POST /api/v2/{language}/air/now': ({ body, customer, language }) =>
        after(room.putOnAir(body.itemNo, { edp: customer.edp, version: body.version }), language),
      'POST /api/v2/{language}/air/next': ({ body, customer, language }) =>
        after(room.beginNext({ edp: customer.edp, version: body.version }), language),
      'POST /api/v2/{language}/air/end': ({ body, customer, language }) =>
        after(
          room.moveEnd(body.showId, () => new Date(body.end), { edp: customer.edp, version: body.version }),
          language,
        ),
      'POST /api/v2/{language}/air/swap': ({ body, customer, language }) =>
        after(room.swap([body.itemNo, body.otherItemNo], { edp: customer.edp, version: body.version }), language),
      'POST /api/v2/{language}/air/price': ({ body, customer, language }) =>
        after(room.changePrice(body.itemNo, body.price, { edp: customer.edp, version: body.version }), language),
      'GET /api/v2/{language}/air/log': ({ query, language }) => room.log(language, query.page, query.pageSize),
    })
  },
}
